/** The link to the largest client file (`vite.config.ts`), which has no attributes after its URL. */
const librariesLink = /<link[^>]* href="(\/assets\/libraries-[\w-]+\.js)"\/>/

/**
 * Adds the hash of the libraries, which are most of the code, to the link that preloads them: the browser then refuses to run other bytes. And, for
 * scanners, a script with this hash that browsers with module support neither fetch nor run (docs/decisions/032).
 */
export function withIntegrity(head: string, integrity: (url: string) => string | undefined): string {
  return head.replace(librariesLink, (link, url: string) => {
    const hash = integrity(url)
    if (hash === undefined) return link
    return `${link.replace('/>', ` integrity="${hash}"/>`)}<script nomodule="" src="${url}" integrity="${hash}"></script>`
  })
}
