/** On every answer, whatever it is, beside `transportSecurity` and a Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
}

/** What browsers are told to reach by HTTPS alone: nothing, this host, its subdomains too, or both for the lists that browsers ship with. */
export type TransportSecurity = 'off' | 'host' | 'subdomains' | 'preload'

const transportValues: Record<Exclude<TransportSecurity, 'off'>, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/** The header that says so. Browsers ignore it on plain HTTP. */
export function transportSecurity(scope: TransportSecurity): Readonly<Record<string, string>> {
  return scope === 'off' ? {} : { 'Strict-Transport-Security': transportValues[scope] }
}

/** For every answer that has no policy of its own: one that is never a document. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Opened by itself, a picture or a video is shown in a document that the browser makes: with the styles of the browser. */
export const mediaContentSecurityPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
