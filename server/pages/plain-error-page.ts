import type { Language } from '#contract/languages.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { contentSecurityPolicy } from './content-security.ts'

const texts = {
  busy: { status: 503, line: 'Many people are here at once. Please try again in a moment.' },
  failed: { status: 500, line: 'Something went wrong on our side. Please try again in a moment.' },
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f4ef;color:#1c1a17;font:1.25rem/1.5 Georgia,serif;text-align:center}a{color:#a8481f}'

/** The last resort, where the site's own error page cannot be rendered either: no content, no scripts, nothing of the insides. */
export function plainErrorPage(kind: keyof typeof texts) {
  const page = plainPage({ ...texts[kind], language: 'en' })
  return { ...page, headers: { ...page.headers, 'Retry-After': '5' } }
}

type PlainPage = { status: number; line: string; language: Language }

/** One line and the way home. */
export function plainPage({ status, line, language }: PlainPage) {
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${line}</title>
<style>${style}</style></head>
<body><main><h1>${line}</h1><p><a href="/">Home</a></p></main></body></html>`
  return {
    status,
    html,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [style] }, { frames: [], mayBeFramed: false }),
      'Cache-Control': 'no-store',
    },
  }
}
