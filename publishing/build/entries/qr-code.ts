import { toString as drawQrCode } from 'qrcode'

/** A QR code as SVG. QR readers need a margin of four modules. The page's padding adds the other three. */
export async function qrCode(url: string): Promise<string> {
  return drawQrCode(url, { type: 'svg', margin: 1 })
}
