import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** What browsers are told to reach by HTTPS alone: nothing, this host, its subdomains too, or both for the lists that browsers ship with. */
export type TransportSecurity = 'off' | 'host' | 'subdomains' | 'preload'

const values: Record<Exclude<TransportSecurity, 'off'>, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Responses with Strict-Transport-Security, whoever writes them; browsers ignore it on plain HTTP. Stored pages write their headers as a
 * list: to such a list Node adds what `setHeader` set so slowly that sending a page would take twice as long.
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
