import type { Language } from '#contract/languages.ts'
import { careUrl } from '#contract/pages/urls.ts'
import type { SupportView } from '#contract/views/support.ts'
import { qrCodePath } from './qr-code-path.ts'

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

function qrCodeSvg(url: string): string {
  const { size, path } = qrCodePath(url)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}
