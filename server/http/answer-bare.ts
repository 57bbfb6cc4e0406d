import { type ServerResponse, STATUS_CODES } from 'node:http'
import { bareContentSecurityPolicy, securityHeaders } from './security-headers.ts'

const headers = () => ({ ...securityHeaders, 'Content-Security-Policy': bareContentSecurityPolicy, 'Content-Length': '0' })

/** Answers with a status and headers alone. */
export function answerBare(response: ServerResponse, status: number, more: Record<string, string> = {}) {
  response.writeHead(status, { ...headers(), ...more }).end()
}

/** The same as text, for a connection that sent nothing Node could read, and ends with it. */
export function bareAnswer(status: number): string {
  const lines = Object.entries({ ...headers(), Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}
