import { create as createQrCode } from 'qrcode'
import type { Language } from '#contract/languages.ts'
import { careUrl } from '#contract/pages/urls.ts'
import type { SupportView } from '#contract/views/support.ts'

/** The QR code of a manual that leads to the care page of its family, and the same URL for readers. */
export type CareCode = { url: string; svg: string }

export type CareSource = {
  /** The public URL of the site. */
  publicUrl: string
  careOfModel(language: Language, code: string): SupportView['care']
}

/** Undefined if the site has no care page about the product. */
export function careCode({ publicUrl, careOfModel }: CareSource, language: Language, code: string): CareCode | undefined {
  const care = careOfModel(language, code)
  if (!care) return undefined
  const url = publicUrl + careUrl(language, care.category, care.family)
  return { url, svg: qrCodeSvg(url) }
}

/** Without a margin: the paper around it is white, and the template keeps the distance. */
function qrCodeSvg(url: string): string {
  const { modules } = createQrCode(url)
  const { size } = modules
  const dark = Array.from(modules.data).flatMap((isDark, at) =>
    isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`
}
