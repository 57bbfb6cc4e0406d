/**
 * Inlines the stylesheets of a page, so that the first paint waits only for the HTML. The links stay, disabled: hydration expects them, and
 * React Router treats a linked stylesheet as loaded.
 */
export function inlineStyles(html: string, stylesheet: (url: string) => string | undefined, nonce: string): string {
  // Links are in the head, and a search in the rest would take most of the time.
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const links = /<link([^>]*) rel="stylesheet"([^>]*) href="([^"]+)"([^>]*)\/>/g
  const sheets: string[] = []
  const disabled = html.slice(0, end).replace(links, (link, before: string, between: string, url: string, rest: string) => {
    // React Router adds an empty fragment to stylesheets that lazy-loaded code needs too.
    const css = stylesheet(url.replace(/#$/, ''))
    if (css === undefined) return link
    sheets.push(css)
    return `<link${before} rel="stylesheet"${between} href="${url}"${rest} disabled=""/>`
  })
  if (sheets.length === 0) return html
  return `${disabled}<style nonce="${nonce}">${sheets.join('')}</style>${html.slice(end)}`
}
