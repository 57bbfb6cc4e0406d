"""A bright HDB kitchen by day: sage fronts, white tiles, light quartz, a window beside the hob."""
import crockery as c
import daylight as d
import still_life as s
import wides
from kitchen import TOP, board, bowl, pot, vase

HOB = -0.34
FRONTS, STONE = "sage_front", "quartz_light"


def room(hob, hood, oven=None, lit=False):
    """Hob and hood between two wall units, the window to the right of them. Returns nothing; the hob is at x = 0."""
    d.wall(-3.4, 3.6, 4.0, window=(0.98, 2.05, 1.12, 2.25), bars=(1, 0))
    y, high = d.base(-2.4, 2.4, FRONTS, STONE, oven=0 if oven else None)
    if oven:
        wides._product(oven, 0, *d.under_top(y, high))
    d.tiles(-2.4, 0.96, TOP, TOP + 1.3, 0.1, 0.1, "white_tile")
    d.tiles(0.96, 2.4, TOP, 1.12, 0.1, 0.1, "white_tile", seed=4)
    d.wall_units(-2.4, -0.46, 1.52, 2.3, FRONTS)
    d.wall_units(0.46, 0.94, 1.52, 2.3, FRONTS, 0.48)
    wides._product(hob, 0, HOB, TOP, lit=lit)
    wides._product(hood, 0, 0, TOP + 0.45)
    d.floor("terrazzo_floor", 0.6)


def light():
    d.day(0.42, 70, 60)
    d.sun(38, 30, 3.4, (-0.5, 1.12, 1.7, 1.5), bars=1, leaves=44)
    d.hood_glass()


def renovated():
    """The third evening of the renovation, a little early: soup on a new hob."""
    room("hb-7320", "rh-7510", "eo-6060", lit=False)
    pot(-0.18, HOB + 0.03, TOP + 0.052, 0.12, 0.13, "sea_blue")
    s.steam(-0.18, HOB + 0.02, TOP + 0.22, 0.28, 0.4, 0.12, 4.0)
    board(-0.72, -0.075, TOP + 0.004)
    bowl(-0.98, -0.30, TOP)
    d.plant(1.32, -0.05, 1.122, 1.05)
    d.plant(1.62, -0.05, 1.122, 0.85, "glaze_white", 5, 20)
    vase(0.72, -0.22, TOP, 0.22)
    light()
    d.view(-9, 2, 33, ((-1.05, -0.66, 0.2), (1.5, 0, 2.1)), (0.80, 0.93))
    return d.GRADE


def congee():
    """A pot of congee on the smallest flame; seven bowls wait beside it."""
    room("hb-7830", "rh-9010", lit=False)
    pot(0.17, HOB - 0.09, TOP + 0.052, 0.105, 0.12, "sand_clay")
    s.steam(0.17, HOB - 0.08, TOP + 0.22, 0.22, 0.34, 0.16, 4.0)
    for k in range(4):
        c.bowl(0.62, -0.30, TOP + 0.001 + k * 0.021, 0.072, 0.05, "glaze_white")
    for k in range(3):
        c.bowl(0.80, -0.24, TOP + 0.001 + k * 0.021, 0.072, 0.05, "glaze_white")
    c.bowl(0.66, -0.47, TOP + 0.001, 0.05, 0.038, "stoneware")
    board(-0.66, -0.075, TOP + 0.004)
    d.plant(1.30, -0.05, 1.122, 1.0)
    light()
    d.view(14, 12, 50, ((-0.46, -0.5, TOP - 0.16), (0.95, 0, TOP + 0.72)), (0.86, 0.90))
    return d.GRADE
