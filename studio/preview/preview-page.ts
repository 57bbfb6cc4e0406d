import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { RunningApp } from '#server/assemble.ts'
import { noVisits } from '#server/pages/no-visits.ts'
import { pageAddress } from '#server/pages/page-address.ts'
import { renderPage } from '#server/pages/render-page.ts'
import type { StoredPage } from '#server/pages/stored-page.ts'
import type { PageState } from '../wire/preview.ts'
import { changesPath, dayParameter } from '../wire/preview-paths.ts'
import type { Marks } from './marks.ts'
import { withoutMarks } from './marks.ts'
import { placeMarks } from './place-marks.ts'
import type { PreviewVersion } from './preview-content.ts'

export type PreviewApp = RunningApp & { marks: Marks; publicUrl: string; script: string; reportError: (error: unknown) => void }

const dayPattern = new RegExp(`([?&])${dayParameter}=(\\d{4}-\\d{2}-\\d{2})(&|$)`)

/** Takes the chosen day out of a URL. */
export function withoutDay(url: string): { url: string; day: string | undefined } {
  const day = dayPattern.exec(url)?.[2]
  const rest = url.replace(dayPattern, (_, before: string, __, after: string) => (after === '&' ? before : ''))
  return { url: rest, day }
}

export function withDay(url: string, day: string | undefined): string {
  if (day === undefined) return url
  const [address = '', hash] = url.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}${dayParameter}=${day}${hash === undefined ? '' : `#${hash}`}`
}

type Answer = { redirect: string } | { page: StoredPage }

/** Renders a page as the site does, with the fields of its texts and pictures in its elements. */
export async function previewPage(
  url: string,
  { catalog, faults, fieldsOfMedia, priceOf }: PreviewVersion,
  given: Pick<PageState, 'studio' | 'revision'>,
  { marks, script, ...app }: PreviewApp,
): Promise<Answer> {
  const address = pageAddress(url, { catalog, routeOf: app.routeOf })
  if (address.kind === 'redirect') return { redirect: address.to }
  const state: PageState = { ...given, faults: [...faults], dayParameter, changesPath }
  const render: RunningApp['render'] = async (request, parts) => {
    const page = await app.render(request, parts)
    if (!page.headers.get('content-type')?.startsWith('text/html')) return { ...page, text: withoutMarks(page.text) }
    const html = placeMarks(page.text, { in: marks.in, fieldsOfMedia, priceOf })
    const own = `<meta name="preview" content="${escapeMarkup(JSON.stringify(state))}"/><script nonce="${parts.nonce}">${script}</script>`
    return { ...page, text: html.replace('</head>', () => `${own}</head>`) }
  }
  const page = await renderPage(address, catalog, {
    render,
    origin: app.publicUrl,
    reportError: app.reportError,
    contentSecurity: app.contentSecurity,
    compress: false,
    visits: noVisits,
  })
  return { page: { ...page, headers: previewHeaders(page.headers, state.studio) } }
}

/** The site's own policy, but the studio may frame the page, its script may read a new version, and nothing is kept offline. */
function previewHeaders(headers: StoredPage['headers'], studio: string): StoredPage['headers'] {
  const policy = headers['content-security-policy']
  return {
    ...headers,
    'cache-control': 'no-store',
    ...(policy !== undefined && { 'content-security-policy': previewPolicy(policy, studio) }),
  }
}

const previewPolicy = (policy: string, studio: string) =>
  policy
    .replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${studio}`)
    .replace(/worker-src [^;]*/, "worker-src 'none'")
    .replace(/trusted-types [^;]*/, '$& preview')
