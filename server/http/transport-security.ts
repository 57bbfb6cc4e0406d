/** The scope of HSTS: off, this host, also its subdomains, or both with consent to the preload lists of browsers. */
export type TransportSecurity = 'off' | 'host' | 'subdomains' | 'preload'

/** The value of the header Strict-Transport-Security, which browsers ignore on plain HTTP. Undefined: it isn't sent. */
export const transportSecurityHeader: Readonly<Record<TransportSecurity, string | undefined>> = {
  off: undefined,
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}
