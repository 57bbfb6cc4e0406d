"""The still life of each recipe. The function of a recipe builds the scene and returns the arguments for `tone.picture`."""
import math
import random

import bpy
from mathutils import Matrix

import crockery as c
import ingredients as i
import materials as m
import geometry as g
import still_life as s
from still_life import GRADE, copies, rough, set_down, strew


def _ring_of(count, radius, start=0.0):
    return [(radius * math.cos(start + 2 * math.pi * k / count), radius * math.sin(start + 2 * math.pi * k / count)) for k in range(count)]


def _sauce(x, y, r=0.036):
    level, inner = c.bowl(x, y, 0.0015, r, 0.028, "glaze_white")
    c.filling(x, y, level - 0.004, inner * 0.88, "soy", rings=20, steps=200)


def _crumbs(kind, count, seed, x, y, reach):
    strew(kind, count, seed, x, y, 0.003, reach)


def buns():
    """Seven buns in the upper tier of a steamer."""
    c.steamer(0, 0, 0.001)
    floor = c.steamer(0, 0, 0.058)
    for k, (x, y) in enumerate([(0, 0), *_ring_of(6, 0.068, 0.4)]):
        set_down(i.bun(0.0335, 13, k * 2.7), x, y, floor + (0.004 if k == 0 else 0), k * 41, (3 * math.sin(k * 5), 3 * math.cos(k * 3)))


def steamed_char_siu_buns():
    s.table(seed=3.0)
    buns()
    _sauce(0.165, -0.12)
    c.chopsticks(-0.02, -0.185, -8)
    s.steam(0.0, 0.05, 0.11, 0.24, 0.26, 0.5, 3.1)
    s.light()
    s.camera(((-0.14, -0.14, 0), (0.17, 0.10, 0.15)), (0.70, 0.70), -6, 30, focus=(0, -0.06, 0.10), offset=(0.01, -0.05))
    return GRADE


def country_loaf_with_steam():
    s.table(cloth=False, seed=5.0)
    top = c.chopping_board(0.01, 0.0, 0.42, 0.27, 6)
    set_down(i.loaf(), -0.03, 0.035, top, 16)
    set_down(i.bread_slice(), 0.105, -0.065, top, 24, (0, 0))
    set_down(i.bread_slice(seed=6.0), 0.125, -0.040, top + 0.0145, 4, (7, 5))
    crumb = s.surface("crumb", lambda u, v: (0.002 * math.sin(math.pi * u) * math.cos(6.28 * v), 0.0016 * math.sin(math.pi * u) * math.sin(6.28 * v), 0.0012 * math.cos(math.pi * u), 0.4), 8, 10, "crumb")
    strew(crumb, 30, 4, 0.04, -0.07, top + 0.001, 0.05, False, (0.3, 1.0))
    s.light(1.05)
    s.camera(((-0.17, -0.11, 0), (0.17, 0.12, 0.11)), (0.86, 0.74), 12, 27, focus=(0.02, -0.04, 0.06))
    return GRADE


def prawn_dumplings_in_bamboo():
    s.table(seed=7.0)
    floor = c.steamer(0, 0, 0.001)
    leaf = c.filling(0, 0, floor + 0.0005, 0.098, "paper_liner", height=lambda x, y: 0.0008 * rough(x, y, 0, 40, 1))
    leaf.name = "liner"
    for k, (x, y) in enumerate([(-0.028, 0.016), (0.026, -0.014), *_ring_of(7, 0.072, 0.25)]):
        turn = 20 + 18 * k if k < 2 else math.degrees(math.atan2(y, x)) + 90
        set_down(i.dumpling(0.064, k * 3.1), x, y, floor + 0.001, turn)
    _sauce(0.158, -0.105, 0.034)
    s.steam(0.02, 0.05, 0.06, 0.22, 0.22, 0.4, 7.4)
    s.light()
    s.camera(((-0.12, -0.14, 0), (0.19, 0.12, 0.06)), (0.90, 0.80), 4, 40, focus=(0, -0.05, 0.05))
    return GRADE


def silken_egg_custard():
    s.table(seed=9.0)
    c.plate(0, 0, 0.0015, 0.098, "stoneware")
    level, r = c.bowl(0, 0, 0.009, 0.066, 0.05)
    soy = lambda x, y: 1.0 if math.hypot(x - 0.004, y + 0.004) / r < 0.34 + 0.16 * rough(x, y, 0, 22, 2) else (0.75 if math.hypot(x, y) > r * 0.975 else 0.0)
    c.filling(0, 0, level, r, "custard", soy, c.lumpy(0.0004, 30, 3))
    strew(i.scallion(0.0036, 0.0034), 26, 8, 0.006, -0.004, level + 0.0012, 0.026, True, (0.6, 1.1))
    c.chinese_spoon(0.105, -0.10, 0.0022, 62, lean=(0, 0))
    s.steam(0, 0.03, 0.06, 0.13, 0.15, 0.28, 5.0)
    s.light()
    s.camera(((-0.10, -0.10, 0), (0.12, 0.10, 0.06)), (0.74, 0.68), -10, 42, focus=(0, -0.02, level))
    return GRADE


def roast_tomato_soup():
    s.table(seed=11.0)
    level, r = c.bowl(0, 0, 0.0015, 0.092, 0.058, "stoneware")

    def cream(x, y):
        rho, a = math.hypot(x, y) / r, math.atan2(y, x) / (2 * math.pi)
        arm = abs((a + rho * 1.9 + 0.08 * rough(x, y, 0, 24, 5)) % 1 - 0.5)
        width = 0.11 * (1 - rho) ** 0.5 * (rho > 0.04) if rho < 0.62 else 0.0
        return 1.0 if arm < width else 0.0
    c.filling(0, 0, level, r, "tomato_soup", cream, c.lumpy(0.0005, 34, 6), 160, 420)
    for k, (x, y, turn) in enumerate(((0.004, 0.006, 30), (-0.002, 0.004, 150), (0.0, -0.004, 265))):
        set_down(i.basil(0.034, k), x, y, level + 0.003 + k * 0.002, turn, (0, -14))
    strew(i.seed(0.003, 0.0024, "pepper"), 26, 3, 0, 0, level + 0.0002, 0.06, False, (0.3, 0.8))
    set_down(i.bread_slice(), 0.150, 0.055, 0.002, 40)
    set_down(i.bread_slice(seed=8.0), 0.165, 0.075, 0.0165, 12, (6, 4))
    c.spoon(0.108, -0.135, 0.002, 78)
    s.steam(0, 0.04, 0.06, 0.16, 0.18, 0.3, 2.2)
    s.light()
    s.camera(((-0.11, -0.12, 0), (0.19, 0.11, 0.06)), (0.82, 0.74), -8, 40, focus=(0, -0.02, level))
    return GRADE


def clay_pot_rice():
    s.table(seed=13.0)
    g.rect_plate("trivet", 0.24, 0.24, 0.012, (0, 0, 0.0075), m.get("board_wood"), 0.02, (), 0.003)
    level, r = c.clay_pot(0, 0, 0.0135)
    mound = lambda x, y: level - 0.006 + 0.010 * (1 - (math.hypot(x, y) / r) ** 2)
    c.filling(0, 0, level - 0.010, r, "rice", height=lambda x, y: mound(x, y) - level)
    dice, places = random.Random(5), []
    for _ in range(2600):
        a, rho = dice.uniform(0, 6.283), (r - 0.004) * math.sqrt(dice.random())
        x, y = rho * math.cos(a), rho * math.sin(a)
        places.append((x, y, mound(x, y) + dice.uniform(-0.003, 0.001), (dice.uniform(1.2, 1.95), dice.uniform(-0.3, 0.3), dice.uniform(0, 6.283)), dice.uniform(0.85, 1.1)))
    copies(i.grain(), places)
    for k in range(11):
        a = 0.15 + k * 0.36
        x, y = 0.042 * math.cos(a) - 0.022, 0.045 * math.sin(a) + 0.012
        set_down(i.sausage_slice(k * 2.3), x, y, mound(x, y) + 0.003 + 0.001 * (k % 2), 60 + k * 20, (14 * math.sin(k * 1.9), 16))
    for k in range(4):
        turn = 205 + k * 9
        x, y = 0.030 + 0.004 * k, -0.016 - 0.010 * k
        set_down(i.kailan_stem(0.075, 0.0046, k), x + 0.03, y + 0.018, mound(x, y) + 0.001, turn + 180, (0, 4))
        set_down(i.kailan_leaf(0.046, 0.030, k * 1.7), x - 0.004, y - 0.004, mound(x, y) - 0.001, turn - 4, (6, 0))
    strew(i.scallion(0.0036, 0.0034), 30, 2, -0.012, 0.0, lambda x, y: mound(x, y) + 0.005, 0.05, True, (0.6, 1.1))
    s.steam(0, 0.05, 0.09, 0.2, 0.2, 0.35, 9.2)
    s.light(1.1)
    s.camera(((-0.12, -0.12, 0), (0.12, 0.12, 0.10)), (0.80, 0.82), 8, 42, focus=(0, -0.03, 0.09))
    return GRADE


def roast_pumpkin_wedges():
    s.table(seed=15.0)
    top = c.chopping_board(0.0, 0.0, 0.40, 0.26, -7)
    for part in i.pumpkin():
        set_down(part, -0.075, 0.055, top, 20)
    for k, (x, y, turn, roll) in enumerate(((0.045, 0.045, 100, 18), (0.055, -0.030, 62, 18), (-0.035, -0.075, 118, 18))):
        piece = i.wedge(0.080, 18, k * 4.2)
        # The wedge lies on one of its cut faces.
        piece.data.transform(Matrix.Rotation(math.radians(90), 4, "X") @ Matrix.Rotation(math.radians(roll), 4, "Z"))
        _rest_on(set_down(piece, x, y, top, turn), top)
    strew(i.pumpkin_seed(), 26, 7, 0.05, -0.07, top, 0.075, True, (0.8, 1.1))
    s.light(1.05)
    s.camera(((-0.16, -0.13, 0), (0.17, 0.12, 0.13)), (0.84, 0.74), 10, 33, focus=(0.02, -0.03, 0.05))
    return GRADE


def _rest_on(piece, floor):
    bpy.context.view_layer.update()
    lowest = min((piece.matrix_world @ v.co).z for v in piece.data.vertices)
    piece.location.z += floor - lowest - 0.001


def pineapple_tarts():
    s.table(seed=17.0)
    floor = c.plate(0, 0, 0.0015, 0.118, "glaze_white")
    spots = [(0, 0), *_ring_of(6, 0.051, 0.2), *_ring_of(5, 0.027, 0.6)]
    for k, (x, y) in enumerate(spots[:7]):
        for part in i.tart(k * 3.3):
            set_down(part, x, y, floor + 0.0005, k * 50)
    for k, (x, y) in enumerate(((-0.022, 0.018), (0.026, 0.010), (0.0, -0.026))):
        for part in i.tart(40 + k * 2.9):
            set_down(part, x, y, floor + 0.0255, k * 80, (5 * math.sin(k * 2), 5 * math.cos(k)))
    for part in i.tart(77.0):
        set_down(part, 0.142, -0.072, 0.0035, 20)
    c.mug(-0.135, 0.125, 0.0015, 0.036, 0.066, "stoneware")
    c.filling(-0.135, 0.125, 0.058, 0.0335, "tea", rings=20, steps=80)
    s.light(1.05)
    s.camera(((-0.085, -0.09, 0), (0.135, 0.08, 0.05)), (0.82, 0.66), 9, 33, focus=(0, -0.05, 0.03))
    return GRADE


def miso_glazed_aubergine():
    s.table(seed=19.0)
    floor = c.plate(0, 0, 0.0015, 0.145, "dark_glaze", 1.12)
    for k, (x, y, turn) in enumerate(((0.004, 0.064, 7), (0.016, 0.0, 2), (0.004, -0.064, -5))):
        for part in i.aubergine_half(0.18, k * 5.1):
            set_down(part, x, y, floor + 0.001, turn)
    on_top = lambda x, y: floor + 0.0275
    for k, y in enumerate((0.064, 0.0, -0.064)):
        for dx in (-0.035, 0.0, 0.035):
            strew(i.seed(), 16, 20 + k * 3 + int(dx * 100), dx, y, on_top, 0.020)
        strew(i.scallion(0.0034, 0.003), 9, 50 + k, 0.01, y, lambda x, y: floor + 0.0275, 0.026, True, (0.6, 1.1))
    s.light(1.1)
    s.camera(((-0.15, -0.13, 0), (0.15, 0.11, 0.04)), (0.80, 0.68), -12, 40, focus=(0, -0.03, 0.03))
    return GRADE


def kailan(floor=0.0):
    """Stems and leaves on top of each other, with garlic over them."""
    dice = random.Random(3)
    for layer, count in ((0, 9), (1, 7), (2, 5)):
        for k in range(count):
            y = (k - (count - 1) / 2) * 0.0135 + dice.uniform(-0.003, 0.003)
            x, turn, z = dice.uniform(-0.012, 0.012) + 0.012, dice.uniform(-9, 9), floor + layer * 0.0085
            set_down(i.kailan_stem(dice.uniform(0.085, 0.11), dice.uniform(0.005, 0.0066), k + layer * 9), x, y, z, turn + 180, (0, dice.uniform(-2, 2)))
            for n in range(2 if layer < 2 else 1):
                set_down(i.kailan_leaf(dice.uniform(0.07, 0.10), dice.uniform(0.036, 0.052), k * 2.1 + layer + n * 7), x - 0.004 - 0.02 * n, y + dice.uniform(-0.008, 0.008), z + 0.004 * n, 180 + turn + dice.uniform(-26, 26), (dice.uniform(-14, 14), dice.uniform(-4, 6)))
    clove = s.surface("garlic", lambda u, v: (0.0062 * math.sin(math.pi * u) ** 0.5 * math.cos(6.28 * v) * u ** 0.2, 0.0042 * math.sin(math.pi * u) ** 0.5 * math.sin(6.28 * v), 0.0009 * math.cos(math.pi * u), 0.4), 14, 24, "garlic")
    strew(clove, 16, 9, 0.022, -0.004, lambda x, y: s.top_at(x, y) + 0.001, 0.034, True, (0.7, 1.2))


def kailan_on_a_plate():
    floor = c.plate(0, 0, 0.0015, 0.118, "glaze_white", 1.28)
    c.filling(0, 0, floor - 0.0004, 0.080, "sauce_thin", rings=20, steps=100).scale.x = 1.2
    kailan(floor)


def stir_fried_kailan():
    s.table(seed=21.0)
    kailan_on_a_plate()
    s.steam(0, 0.04, 0.05, 0.2, 0.2, 0.26, 6.6)
    s.light(1.15)
    s.camera(((-0.15, -0.12, 0), (0.15, 0.11, 0.05)), (0.80, 0.66), -8, 38, focus=(0, -0.04, 0.03))
    return GRADE


def black_sesame_mug_cake():
    s.table(seed=23.0)
    rim, r = c.mug(0, 0, 0.0015, 0.047, 0.078, "glaze_white")
    crack = lambda x, y: abs(rough(x, y, 0, 34, 3) + 0.5 * rough(x, y, 0, 80, 5))
    dome = lambda x, y: 0.016 * max(1 - (math.hypot(x, y) / r) ** 2.6, 0) - 0.0045 * max(0, 0.10 - crack(x, y)) / 0.10 + 0.0012 * rough(x, y, 0, 150, 1)
    c.filling(0, 0, rim - 0.006, r, "sesame_cake", lambda x, y: 0.5 + 0.4 * rough(x, y, 0, 70, 2) - 0.5 * max(0, 0.1 - crack(x, y)) / 0.1, dome, 120, 260)
    strew(i.seed(0.0032, 0.0019), 34, 6, 0.0, 0.0, lambda x, y: rim - 0.0055 + dome(x, y), 0.030, True)
    strew(i.seed(0.0032, 0.0019, "pepper"), 40, 12, 0.005, 0.0, lambda x, y: rim - 0.0055 + dome(x, y), 0.036, True)
    c.spoon(-0.055, -0.085, 0.002, 12, 0.15)
    level, inner = c.bowl(-0.125, 0.075, 0.0015, 0.04, 0.03, "stoneware")
    strew(i.seed(0.0034, 0.002, "pepper"), 900, 15, -0.125, 0.075, lambda x, y: level - 0.004 + 0.004 * (1 - (math.hypot(x + 0.125, y - 0.075) / inner) ** 2), inner * 0.86, False)
    strew(i.seed(0.0034, 0.002, "pepper"), 28, 18, -0.07, 0.0, 0.0035, 0.05, True)
    s.steam(0, 0.02, 0.10, 0.10, 0.13, 0.3, 4.4)
    s.light(1.05)
    s.camera(((-0.10, -0.09, 0), (0.09, 0.06, 0.10)), (0.78, 0.72), -14, 33, focus=(0, -0.035, 0.085), offset=(0.03, 0))
    return GRADE


def congee():
    level, r = c.bowl(0, 0, 0.0015, 0.088, 0.056, "dark_glaze")
    surface = lambda x, y: 0.0012 * rough(x, y, 0, 60, 4) + 0.0008 * rough(x, y, 0, 170, 8)
    c.filling(0, 0, level, r, "congee", lambda x, y: 0.5 + 0.5 * rough(x, y, 0, 50, 4), surface, 140, 360)
    copies(i.julienne(), [(0.019 * math.cos(k * 1.9) * (k % 5) / 4, 0.019 * math.sin(k * 1.9) * (k % 5) / 4, level + 0.003 + 0.0011 * (k % 9), (0.25 * math.sin(k * 3), 0.25 * math.cos(k * 5), k * 1.13), 0.8 + 0.05 * (k % 5)) for k in range(30)])
    strew(i.scallion(0.004, 0.0036), 34, 3, 0.012, -0.012, level + 0.0008, 0.052, True, (0.6, 1.1))
    drop = g.lathe("oil", [(0, 0.0007), (0.003, 0.0005), (0.0042, 0)], (0, 0, 0), m.get("oil"), 30)
    strew(drop, 24, 5, -0.01, 0.0, level + 0.0012, 0.066, True, (0.25, 1.1))
    return level


def congee_with_ginger():
    s.table(seed=25.0)
    level = congee()
    c.chinese_spoon(0.118, -0.105, 0.0022, 66, "dark_glaze", (0, 0))
    s.steam(0, 0.04, 0.06, 0.17, 0.2, 0.36, 8.8)
    s.light(1.05)
    s.camera(((-0.11, -0.12, 0), (0.13, 0.10, 0.06)), (0.76, 0.74), 9, 40, focus=(0, -0.02, level))
    return GRADE


def build(name):
    return globals()[name.replace("-", "_")]()
