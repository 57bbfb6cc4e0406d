// What the quality of pictures costs: `npm run bench:picture-quality`. Encodes a sample of the content's pictures at three widths with several
// settings, and prints bytes, CPU time and similarity (SSIM, 1 is identical) to the resized master. One core.

import { globSync, readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { ssim } from 'ssim.js'

sharp.concurrency(1)
sharp.cache(false)

const widths = [480, 960, 1600]
const everyNth = 16
type Setting = { name: string; encode: (picture: Sharp) => Promise<Buffer> }
const avif = (quality: number, effort: number): Setting => ({
  name: `AVIF quality ${quality} effort ${effort}`,
  encode: (picture) => picture.avif({ quality, effort }).toBuffer(),
})
const webp = (quality: number, effort: number): Setting => ({
  name: `WebP quality ${quality} effort ${effort}`,
  encode: (picture) => picture.webp({ quality, effort }).toBuffer(),
})
const settings = [
  ...[45, 50, 55, 60].flatMap((quality) => [0, 1, 2, 3, 4].map((effort) => avif(quality, effort))),
  ...[75, 80].flatMap((quality) => [0, 2, 4].map((effort) => webp(quality, effort))),
]

const pixelsOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

const totals = new Map(settings.map(({ name }) => [name, { bytes: 0, ms: 0, similarity: 0, count: 0 }]))
const masters = globSync('content/**/*.{webp,jpg,png}')
  .sort()
  .filter((_, index) => index % everyNth === 0)
for (const master of masters) {
  for (const width of widths) {
    const { data, info } = await sharp(readFileSync(master))
      .removeAlpha()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const resized = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const original = await pixelsOf(await resized().png().toBuffer())
    for (const { name, encode } of settings) {
      const began = process.cpuUsage()
      const bytes = await encode(resized())
      const { user, system } = process.cpuUsage(began)
      const total = totals.get(name)
      if (!total) continue
      total.bytes += bytes.length
      total.ms += (user + system) / 1000
      total.similarity += ssim(original, await pixelsOf(bytes)).mssim
      total.count += 1
    }
  }
}

console.log(`${masters.length} pictures at ${widths.join(', ')} px`)
for (const [name, { bytes, ms, similarity, count }] of totals)
  console.log(
    `${name}: ${(bytes / count / 1000).toFixed(1)} KB, ${(ms / count).toFixed(0)} ms, SSIM ${(similarity / count).toFixed(4)}`,
  )
