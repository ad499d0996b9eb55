"""The answers for houses: paints, and how roofs are built."""

from pathlib import Path

import yaml

STUDIO = Path(__file__).resolve().parents[1]
OPTIONS = yaml.safe_load((STUDIO / 'exterior.yaml').read_text())
DETAILS = yaml.safe_load((STUDIO / 'details.yaml').read_text())
BUILT_ROOFS = {'svart': 'tiles', 'tegelrod': 'tiles', 'plat': 'metal', 'sedum': 'sedum'}


def trim_keys():
    """Returns every trim: its name, and the façade on which its colour depends."""
    for trim in OPTIONS['trim']:
        for facade in OPTIONS['facade'] if trim == 'fasad' else [None]:
            yield trim, facade, '-'.join([trim, facade] if facade else [trim])
