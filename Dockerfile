# The table's server in a small image. It runs as nobody special and writes to /data and /tmp alone:
#
#     docker build -t quickening .
#     docker run --restart unless-stopped --read-only --tmpfs /tmp -v quickening:/data -p 127.0.0.1:8765:8765 quickening
#
# With PostgreSQL, several workers and TLS: compose.yaml. What an operator does: docs/operating.md.

FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements-postgres.txt requirements-build.txt ./
RUN python -m venv /app \
    && /app/bin/pip install --no-cache-dir --require-hashes -r requirements-postgres.txt \
    && pip install --no-cache-dir --require-hashes -r requirements-build.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir . . \
    && /app/bin/pip install --no-cache-dir --no-deps quickening-*.whl \
    && /app/bin/python -m compileall -q /app/lib

FROM python:3.13-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data quickening \
    && install -d -o quickening -g quickening -m 700 /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 XDG_DATA_HOME=/data
USER quickening
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/health/ready', timeout=5)"]
ENTRYPOINT ["quickening"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8765", "--data", "/data", "--drain", "5", "--log-format", "json", "--log-level", "info"]
