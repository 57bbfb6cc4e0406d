import { toString as drawQrCode } from 'qrcode'
import type { QrCode } from '#contract/views.ts'

/** QR readers need a margin of four modules. The page's padding adds the other three. */
export async function qrCode(url: string): Promise<QrCode> {
  return { url, svg: await drawQrCode(url, { type: 'svg', margin: 1 }) }
}
