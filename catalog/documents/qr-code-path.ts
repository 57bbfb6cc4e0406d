import { create as createQrCode } from 'qrcode'

/** The dark modules of a QR code as the path of an SVG whose view box has this size. */
export type QrCodePath = { size: number; path: string }

/** Without the white margin that scanners need. The page around it has to leave that free. */
export function qrCodePath(url: string): QrCodePath {
  const { modules } = createQrCode(url)
  const { size } = modules
  const rows = Array.from({ length: size }, (_, y) => Array.from(modules.data.subarray(y * size, (y + 1) * size)))
  return {
    size,
    path: rows
      .map((row, y) =>
        runsOf(row)
          .map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)
          .join(''),
      )
      .join(''),
  }
}

/** Neighbours are one rectangle, which takes a third of the characters. */
function runsOf(row: readonly number[]) {
  const runs: { from: number; length: number }[] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === at) last.length += 1
    else runs.push({ from: at, length: 1 })
  }
  return runs
}
