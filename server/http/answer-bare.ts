import { type ServerResponse, STATUS_CODES } from 'node:http'
import { bareContentSecurityPolicy, securityHeaders } from './security-headers.ts'

const headers = () => ({ ...securityHeaders, 'Content-Security-Policy': bareContentSecurityPolicy, 'Content-Length': '0' })

/** Answers with a status and headers, without a body. */
export function answerBare(response: ServerResponse, status: number, more: Record<string, string> = {}) {
  response.writeHead(status, { ...headers(), ...more }).end()
}

/** The same response as text, for a socket whose data Node could not parse as HTTP. The connection closes after it. */
export function bareAnswer(status: number): string {
  const lines = Object.entries({ ...headers(), Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}
