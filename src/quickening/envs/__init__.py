"""The games as environments for people who train players: PettingZoo for all seats, Gymnasium for one.

    from quickening.envs import aec_env, gym_env, vector_env

    env = aec_env("shadowfist", players=4)          # PettingZoo AEC: every seat acts
    env = gym_env("huntik", opponent="thumb")       # Gymnasium: one seat acts, bots play the others
    envs = vector_env("highlander", 8, edition="third")

They need the extra `rl`. What a seat observes is made from its view alone, so a player that is trained with it knows
no more than a person at the table.
"""

from quickening.envs.aec import CardGameAEC, aec_env
from quickening.envs.gym import CardGameEnv, gym_env, vector_env

__all__ = ["CardGameAEC", "CardGameEnv", "aec_env", "gym_env", "vector_env"]
