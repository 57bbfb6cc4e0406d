/** On every answer, whatever it is, beside Strict-Transport-Security and a Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
}

/** For every answer that has no policy of its own: one that is never a document. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Opened by itself, a picture or a video is shown in a document that the browser makes: with the styles of the browser. */
export const mediaContentSecurityPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
