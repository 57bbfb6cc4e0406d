import { toString as drawQrCode } from 'qrcode'
import type { QrCode } from '#contract/views.ts'

/** Readers need a quiet zone of four modules; the page's own padding gives the rest. */
export async function qrCode(url: string): Promise<QrCode> {
  return { url, svg: await drawQrCode(url, { type: 'svg', margin: 1 }) }
}
