import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The scope of HSTS: off, this host, also its subdomains, or both with consent to the preload lists of browsers. */
export type TransportSecurity = 'off' | 'host' | 'subdomains' | 'preload'

const values: Record<Exclude<TransportSecurity, 'off'>, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

const headerName = 'Strict-Transport-Security'

/** Adds the header to a list that is sent many times, so that `writeHead` doesn't have to copy it for each response. */
export function withTransportSecurity(response: ServerResponse, headers: string[]): string[] {
  return 'transportSecurity' in response ? [headerName, String(response.transportSecurity), ...headers] : headers
}

/**
 * A ServerResponse class that always sends Strict-Transport-Security (browsers ignore it on plain HTTP). It overrides `writeHead` because
 * cached pages write their headers as a list, and Node merges `setHeader` into a list so slowly that sending a page takes twice as long.
 */
export function responsesWith(scope: TransportSecurity): typeof ServerResponse {
  if (scope === 'off') return ServerResponse
  const value = values[scope]

  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    readonly transportSecurity = value

    override writeHead(status: number, ...rest: (string | Headers | undefined)[]): this {
      const headers = rest.at(-1)
      if (Array.isArray(headers)) {
        return super.writeHead(status, headers[0] === headerName ? headers : [headerName, value, ...headers])
      }
      this.setHeader(headerName, value)
      return typeof headers === 'object' ? super.writeHead(status, headers) : super.writeHead(status)
    }
  }
}
