"""Runs Blender and turns what it made into the files that ship: WebP, films, 3D models."""
import os
import subprocess
import sys
import tempfile
import time

from pace import step_of
from pictures import CONTENT, target

ART = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENT = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PATH": "/usr/bin:/bin:" + os.environ["PATH"]}
COMPRESS_MODEL = ["npx", "--yes", "@gltf-transform/cli@4.5.1", "optimize"]
LARGEST_FILM = 1200 * 1024
RATE = 24
LOSSLESS = ["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]


def run(*command):
    result = subprocess.run(["nice", "-n", "19", *command], capture_output=True, text=True, env=ENVIRONMENT)
    if result.returncode:
        sys.exit(f"{command[0]} failed\n{result.stdout[-1500:]}{result.stderr[-2500:]}")
    return result.stdout


def blender(script, *arguments, made):
    """Run a script inside Blender; `made` is the file that must be there afterwards."""
    output = run("blender", "-b", "--python-exit-code", "1", "-P", os.path.join(ART, script), "--", *arguments)
    if not os.path.exists(made):
        sys.exit(f"{made}: not made\n{output[-3000:]}")


def webp(png, out, quality, *options):
    os.makedirs(os.path.dirname(out), exist_ok=True)
    run("cwebp", "-quiet", "-q", quality, "-m", "6", "-sharp_yuv", *options, png, "-o", out)


def film_files(name):
    """MP4, WebM (if it has one) and poster. The first film was made for its product's page."""
    if name == "rh-9010-turntable":
        folder = os.path.join(CONTENT, "products", "rh-9010", "video")
        return [os.path.join(folder, "turntable.mp4"), None, os.path.join(folder, "turntable-poster.webp")]
    folder = os.path.join(CONTENT, "videos", name)
    return [os.path.join(folder, file) for file in ("video.mp4", "video.webm", "poster.webp")]


def film(name, folder):
    """Every film ends up as MP4, most as WebM too, with a poster."""
    start = time.time()
    mp4, webm, poster = film_files(name)
    os.makedirs(os.path.dirname(mp4), exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        whole = os.path.join(work, "whole.mkv")
        still = across_the_kitchen(whole, work) if name == "kitchen-at-dusk" else turntable(name, folder, whole)
        run("ffmpeg", "-loglevel", "error", "-y", "-i", whole, "-c:v", "libx264", "-preset", "medium", "-crf", "21", "-maxrate", "1200k", "-bufsize", "2400k",
            "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", mp4)
        if webm:
            run("ffmpeg", "-loglevel", "error", "-y", "-i", whole, "-c:v", "libvpx-vp9", "-crf", "33", "-b:v", "1000k", "-row-mt", "1", "-cpu-used", "4", "-an", webm)
        webp(still, poster, "90", "-resize", "1280", "720")
    sizes = [os.path.getsize(file) for file in (mp4, webm) if file]
    if max(sizes) > LARGEST_FILM:
        sys.exit(f"{name}: {max(sizes) // 1024} KB is more than {LARGEST_FILM // 1024} KB")
    return f"film {name}: {time.time() - start:.0f} s, {' + '.join(str(size // 1024) for size in sizes)} KB"


def turntable(name, folder, out):
    """Frames by Blender; ffmpeg makes the frames between and the way back."""
    blender("film.py", name, folder, made=os.path.join(folder, "0000.png"))
    frames = [os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.endswith(".png")]
    there_and_back = [*frames, *frames[-2:0:-1], *frames[:2]]
    step, listing = step_of(name), out + ".txt"
    with open(listing, "w") as lines:
        lines.writelines(f"file '{file}'\n" for file in there_and_back)
    run("ffmpeg", "-loglevel", "error", "-y", "-f", "concat", "-safe", "0", "-i", listing, "-vf",
        f"settb=1/{RATE},setpts=N*{step},minterpolate=fps={RATE}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:scd=none,scale=1280:720:flags=lanczos",
        "-frames:v", str(step * (len(there_and_back) - 2)), *LOSSLESS, out)
    return frames[0]


def across_the_kitchen(out, work):
    """A slow move over the wide picture of the hoods: from the dark worktop to the lit hood, and a little closer."""
    wide, first, frames = os.path.join(work, "wide.png"), os.path.join(work, "first.png"), 7 * RATE
    run("dwebp", "-quiet", target("category", "range-hoods"), "-o", wide)
    ease = f"(1-cos(PI*on/{frames - 1}))/2"
    run("ffmpeg", "-loglevel", "error", "-y", "-i", wide, "-vf",
        "scale=4800:2048:flags=lanczos,pad=4800:2700:0:326,"
        f"zoompan=z='1.38+0.34*{ease}':x='(iw-iw/zoom)*(0.22+0.46*{ease})':y='(ih-ih/zoom)*(0.5-0.02*{ease})':d={frames}:s=1280x720:fps={RATE}", *LOSSLESS, out)
    run("ffmpeg", "-loglevel", "error", "-y", "-sseof", "-0.1", "-i", out, "-frames:v", "1", first)
    return first


def model(code):
    """One GLB per product, compressed with meshopt."""
    out = os.path.join(CONTENT, "products", code, "model.glb")
    with tempfile.TemporaryDirectory() as folder:
        plain = os.path.join(folder, "plain.glb")
        blender("model.py", code, plain, made=plain)
        run(*COMPRESS_MODEL, plain, out, "--compress", "meshopt", "--simplify", "false", "--palette", "false", "--texture-compress", "false")
    return f"model {code}: {os.path.getsize(out) // 1024} KB"
