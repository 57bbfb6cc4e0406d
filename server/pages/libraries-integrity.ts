/** The link to the largest client file (`vite.config.ts`). */
const librariesLink = /<link[^>]* href="(\/assets\/libraries-[\w-]+\.js)"\/>/

/**
 * A `nomodule` script that only carries the hash of the libraries, which are most of the code: browsers with module support neither fetch nor run it.
 * `start-modules.script.ts` copies the hash to the preload link, and then the browser refuses to run other bytes (docs/decisions/032).
 */
export function withIntegrity(head: string, integrity: (url: string) => string | undefined): string {
  return head.replace(librariesLink, (link, url: string) => {
    const hash = integrity(url)
    return hash === undefined ? link : `${link}<script nomodule="" src="${url}" integrity="${hash}"></script>`
  })
}
