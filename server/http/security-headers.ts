/** The headers of every response, besides Strict-Transport-Security and Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
}

/** The policy of all responses that are not documents. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The policy of the service worker, which fetches the site's own pages and files. */
export const workerContentSecurityPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** If a picture or video is opened directly, the browser builds a document around it with inline styles, which need `unsafe-inline`. */
export const mediaContentSecurityPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
