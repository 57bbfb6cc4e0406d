import { escapeMarkup } from '#contract/text/escape-markup.ts'
import { offlineCopyHeader } from './offline-keys.ts'

const lineId = 'kept-line'

/** The line above an offline copy: its date, and a link to the current page. */
export const copyNotice = (text: string, { reload }: { reload: string }) =>
  `<aside id="${lineId}" class="scene"><p class="page-width kept-line">${escapeMarkup(text)} <a href="">${escapeMarkup(reload)}</a></p></aside>`

/** A response to keep. The line stands outside the part of the page that scripts render. */
export async function withCopyNotice(response: Response, line: string): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(offlineCopyHeader, '1')
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  const text = await response.text()
  return new Response(isPage ? text.replace('</head><body>', (start) => start + line) : text, {
    status: response.status,
    headers,
  })
}

/** Whether the document is an offline copy. */
export const isOfflineCopy = () => document.getElementById(lineId) !== null

let copyPath: string | undefined

/** The line belongs to the document. Pages that the router shows later are current ones. */
export function removeCopyNotice(pathname: string) {
  copyPath ??= pathname
  if (pathname !== copyPath) document.getElementById(lineId)?.remove()
}
