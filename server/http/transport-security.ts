import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The scope of HSTS: off, this host, also its subdomains, or both with consent to the preload lists of browsers. */
export type TransportSecurity = 'off' | 'host' | 'subdomains' | 'preload'

const values: Record<Exclude<TransportSecurity, 'off'>, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * A ServerResponse class that always sends Strict-Transport-Security (browsers ignore it on plain HTTP). It overrides `writeHead` because
 * cached pages write their headers as a list, and Node merges `setHeader` into a list so slowly that sending a page takes twice as long.
 */
export function responsesWith(scope: TransportSecurity): typeof ServerResponse {
  if (scope === 'off') return ServerResponse
  const header = ['Strict-Transport-Security', values[scope]] as const

  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: (string | Headers | undefined)[]): this {
      const headers = rest.at(-1)
      if (Array.isArray(headers)) return super.writeHead(status, [...header, ...headers])
      this.setHeader(...header)
      return typeof headers === 'object' ? super.writeHead(status, headers) : super.writeHead(status)
    }
  }
}
