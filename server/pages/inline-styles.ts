/**
 * Puts the page's stylesheets into the page itself, so that nothing stands between the HTML and the first paint. The links stay, switched
 * off: React expects to find them when it hydrates, and its router takes a stylesheet that is linked for loaded.
 */
export function inlineStyles(html: string, stylesheet: (url: string) => string | undefined, nonce: string): string {
  const links = /<link([^>]*) rel="stylesheet"([^>]*) href="([^"]+)"([^>]*)\/>/g
  const sheets: string[] = []
  const switchedOff = html.replace(links, (link, before: string, between: string, url: string, rest: string) => {
    // React Router marks stylesheets that code on demand needs too with an empty fragment.
    const css = stylesheet(url.replace(/#$/, ''))
    if (css === undefined) return link
    sheets.push(css)
    return `<link${before} rel="stylesheet"${between} href="${url}"${rest} disabled=""/>`
  })
  if (sheets.length === 0) return html
  return switchedOff.replace('</head>', () => `<style nonce="${nonce}">${sheets.join('')}</style></head>`)
}
