"""The wide picture of each series: its leading model in a kitchen, seen from the opposite side of the category picture."""
import products
import studio
import views
import wides
from kitchen import TOP

LEADING = {"vela": "rh-9011", "tera": "rh-9020", "isola": "rh-1230", "fiamma": "hb-9050", "campo": "hb-8041", "forno": "eo-6076", "brace": "eo-6066",
           "vapore": "so-6050", "vapore-combi": "so-6065", "onda": "mw-3825", "onda-combi": "mw-4540", "acqua": "sd-7806", "acqua-duo": "sd-9208", "riva": "sd-8807"}


def build(name):
    """The product is right of the centre, because the headline covers the left third."""
    code = LEADING[name]
    family = products.PRODUCTS[code][0]
    box, exposure = views.KITCHENS[family](code)
    if family == "hood":
        views._look(13, -1, 46, ((-0.5, -0.5, TOP - 0.16), (0.5, 0, TOP + 1.32)), (0.6, 0.96), level=True, offset=(0.17, 0.0))
    elif family == "hob":
        views._look(20, 23, 58, box, (0.50, 0.72), offset=(0.155, -0.05))
    elif family == "oven":
        studio.card((2.3, -2.5, 0.9), (0, 0, 1.1), (1.2, 2.3), 0.05, 1.2, roll=10)
        azimuth = 22 if name in ("vapore", "vapore-combi") else -21
        views._look(azimuth, 4, 52, box, (0.36, 0.72), level=True, offset=(0.16, 0.0))
    else:
        views._look(18, 27, 56, box, (0.50, 0.78), offset=(0.155, -0.02))
    return {**wides.GRADE, "exposure": exposure}
