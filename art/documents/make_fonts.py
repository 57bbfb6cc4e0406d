"""Makes static TrueType fonts for the documents. Chromium embeds these as fonts, but draws the glyphs of variable and CFF fonts as shapes.

    make_fonts.py <node_modules> <output folder>
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.varLib import instancer

NOTO = Path("/usr/share/fonts/opentype/noto")
# Fields of the maxp table that must be set, to 0, in a font without hinting instructions.
NO_INSTRUCTIONS = ["maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
                   "maxSizeOfInstructions", "maxComponentElements", "maxComponentDepth"]


def common_hanzi():
    """The 6,763 characters of GB 2312 and its punctuation, Latin-1, some symbols, and extra characters for food words used in Singapore."""
    high, low = range(0xA1, 0xF8), range(0xA1, 0xFF)
    chinese = b"".join(bytes((a, b)) for a in high for b in low).decode("gb2312", "ignore")
    return chinese + "".join(map(chr, range(0x20, 0x100))) + "–—‘’“”…⌀Ω" + "焗粿啫喱砵"


def kept(font, text=None):
    options = subset.Options(layout_features=["*"], notdef_outline=True, glyph_names=False, desubroutinize=True, name_IDs=["*"])
    cut = subset.Subsetter(options)
    cut.populate(text=text) if text else cut.populate(unicodes=font.getBestCmap())
    cut.subset(font)
    return font


def with_quadratic_outlines(font):
    order, drawn, outlines = font.getGlyphOrder(), font.getGlyphSet(), {}
    for name in order:
        pen = TTGlyphPen(drawn)
        drawn[name].draw(Cu2QuPen(pen, 0.8, reverse_direction=True))
        outlines[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, outlines
    for name in order:
        outlines[name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(outlines[name], "xMin", 0) or 0)
    font["maxp"].tableVersion, font["maxp"].maxZones = 0x00010000, 1
    for count in NO_INSTRUCTIONS:
        setattr(font["maxp"], count, 0)
    for table in ("CFF ", "VORG"):
        if table in font:
            del font[table]
    font["post"].formatType, font.sfntVersion = 3.0, "\0\1\0\0"
    return font


def noto(file, family):
    faces = TTCollection(NOTO / file).fonts
    return with_quadratic_outlines(kept(next(face for face in faces if face["name"].getDebugName(16) == family or face["name"].getDebugName(1) == family), common_hanzi()))


def latin(modules, package, file, axes):
    font = TTFont(modules / "@fontsource-variable" / package / "files" / file)
    font.flavor = None
    return kept(instancer.instantiateVariableFont(font, axes))


def main(modules, out):
    out.mkdir(parents=True, exist_ok=True)
    fraunces = {"wght": 400, "opsz": 60, "SOFT": 0, "WONK": 0}
    faces = {
        "display": lambda: latin(modules, "fraunces", "fraunces-latin-full-normal.woff2", fraunces),
        "text": lambda: latin(modules, "hanken-grotesk", "hanken-grotesk-latin-wght-normal.woff2", {"wght": 400}),
        "text-bold": lambda: latin(modules, "hanken-grotesk", "hanken-grotesk-latin-wght-normal.woff2", {"wght": 600}),
        "chinese": lambda: noto("NotoSansCJK-Regular.ttc", "Noto Sans CJK SC"),
        "chinese-bold": lambda: noto("NotoSansCJK-Bold.ttc", "Noto Sans CJK SC"),
        "chinese-display": lambda: noto("NotoSerifCJK-Regular.ttc", "Noto Serif CJK SC"),
    }
    for name, make in faces.items():
        file = out / f"{name}.ttf"
        if not file.exists():
            make().save(file)
            print(file)


main(Path(sys.argv[1]), Path(sys.argv[2]))
