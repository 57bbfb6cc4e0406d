"""Runs Blender and converts its output to the files of the site: WebP pictures, films, 3D models."""
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
# Where the camera rests on a picture: centre (x, y) as fractions of the widened picture, and zoom.
MOVES = {
    "kitchen-at-dusk": ("category", "range-hoods", [(0.43, 0.50, 1.38), (0.63, 0.49, 1.72)]),
    "eo-6076-turntable": ("product", "eo-6076", [(0.50, 0.50, 1.0), (0.46, 0.26, 1.62), (0.42, 0.54, 1.5)]),
    "so-6065-turntable": ("product", "so-6065", [(0.50, 0.50, 1.0), (0.45, 0.26, 1.62), (0.45, 0.54, 1.5)]),
    "sd-9008-turntable": ("product", "sd-9008", [(0.50, 0.52, 1.0), (0.42, 0.60, 1.4), (0.62, 0.60, 1.66)]),
}
LOSSLESS = ["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]


def run(*command):
    result = subprocess.run(["nice", "-n", "19", *command], capture_output=True, text=True, env=ENVIRONMENT)
    if result.returncode:
        sys.exit(f"{command[0]} failed\n{result.stdout[-1500:]}{result.stderr[-2500:]}")
    return result.stdout


def blender(script, *arguments, made):
    """Run a script inside Blender. Exits with the output of Blender if the file `made` does not exist afterwards."""
    output = run("blender", "-b", "--python-exit-code", "1", "-P", os.path.join(ART, script), "--", *arguments)
    if not os.path.exists(made):
        sys.exit(f"Blender did not write {made}\n{output[-3000:]}")


def webp(png, out, quality, *options):
    os.makedirs(os.path.dirname(out), exist_ok=True)
    run("cwebp", "-quiet", "-q", quality, "-m", "6", "-sharp_yuv", *options, png, "-o", out)


def film_files(name):
    """Paths of MP4, WebM and poster. The rh-9010 film belongs to the product page: it is in the product's folder and has no WebM."""
    if name == "rh-9010-turntable":
        folder = os.path.join(CONTENT, "products", "rh-9010", "video")
        return [os.path.join(folder, "turntable.mp4"), None, os.path.join(folder, "turntable-poster.webp")]
    folder = os.path.join(CONTENT, "videos", name)
    return [os.path.join(folder, file) for file in ("video.mp4", "video.webm", "poster.webp")]


def film(name, folder):
    """Makes the MP4, the WebM (if the film has one) and the poster. Returns the log line; exits if a file is over the size limit."""
    start = time.time()
    mp4, webm, poster = film_files(name)
    os.makedirs(os.path.dirname(mp4), exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        whole = os.path.join(work, "whole.mkv")
        still = over_a_picture(name, whole, work) if name in MOVES else turntable(name, folder, whole)
        run("ffmpeg", "-loglevel", "error", "-y", "-i", whole, "-c:v", "libx264", "-preset", "medium", "-crf", "21", "-maxrate", "1200k", "-bufsize", "2400k",
            "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", mp4)
        if webm:
            run("ffmpeg", "-loglevel", "error", "-y", "-i", whole, "-c:v", "libvpx-vp9", "-crf", "33", "-b:v", "1000k", "-row-mt", "1", "-cpu-used", "4", "-an", webm)
        webp(still, poster, "90", "-resize", "1280", "720")
    sizes = [os.path.getsize(file) for file in (mp4, webm) if file]
    if max(sizes) > LARGEST_FILM:
        sys.exit(f"{name}: {max(sizes) // 1024} KB is over the limit of {LARGEST_FILM // 1024} KB")
    return f"film {name}: {time.time() - start:.0f} s, {' + '.join(str(size // 1024) for size in sizes)} KB"


def turntable(name, folder, out):
    """Blender renders the frames; ffmpeg interpolates between them and adds the way back. Returns the frame for the poster."""
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


def over_a_picture(name, out, work):
    """The camera moves over a finished picture and rests at three positions, because a turntable with smoked glass takes too long to render.
    The ground of a product picture is extended to both sides first. Returns the frame for the poster."""
    kind, subject, rests = MOVES[name]
    still, frames = os.path.join(work, "still.png"), 7 * RATE
    run("dwebp", "-quiet", target(kind, subject), "-o", still)
    widen = "scale=4800:2048:flags=lanczos,pad=4800:2700:0:326" if kind == "category" else "pad=2134:1200:267:0,fillborders=267:267:0:0:smear,scale=4268:2400:flags=lanczos"
    x, y, zoom = (_between(values, frames) for values in zip(*rests))
    run("ffmpeg", "-loglevel", "error", "-y", "-i", still, "-vf",
        f"{widen},zoompan=z='{zoom}':x='clip(iw*({x})-iw/zoom/2,0,iw-iw/zoom)':y='clip(ih*({y})-ih/zoom/2,0,ih-ih/zoom)':d={frames}:s=1280x720:fps={RATE}", *LOSSLESS, out)
    first = os.path.join(work, "first.png")
    run("ffmpeg", "-loglevel", "error", "-y", *(["-sseof", "-0.1"] if kind == "category" else []), "-i", out, "-frames:v", "1", first)
    return first


def _between(values, frames):
    """An ffmpeg expression of the frame number that moves from value to value and slows down at each of them."""
    parts = len(values) - 1
    at = f"(on*{parts}/{frames - 1})"
    text = str(values[-1])
    for i in reversed(range(parts)):
        text = f"if(lt({at},{i + 1}),{values[i]}+({values[i + 1] - values[i]:.4f})*(1-cos(PI*({at}-{i})))/2,{text})"
    return text


def model(code):
    """Makes the GLB of one product, compressed with meshopt. Returns the log line."""
    out = os.path.join(CONTENT, "products", code, "model.glb")
    with tempfile.TemporaryDirectory() as folder:
        plain = os.path.join(folder, "plain.glb")
        blender("model.py", code, plain, made=plain)
        run(*COMPRESS_MODEL, plain, out, "--compress", "meshopt", "--simplify", "false", "--palette", "false", "--texture-compress", "false")
    return f"model {code}: {os.path.getsize(out) // 1024} KB"
