import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { currentRequestId } from '../http/request-context.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { contentSecurityPolicy, inlineHash } from './content-security.ts'

const statuses = { busy: 503, failed: 500 }

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f4ef;color:#1c1a17;font:1.25rem/1.5 Georgia,serif;text-align:center}main{max-width:36rem;padding:1.5rem}a{color:#a8481f}button{min-height:2.75rem;padding:.75rem 2rem;border:0;border-radius:2px;background:#a8481f;color:#fff;font:inherit;cursor:pointer}button:focus-visible,a:focus-visible{outline:2px solid #1c1a17;outline-offset:3px}'

/** The fallback if the site's normal error page cannot be rendered. It needs no content and no scripts, and contains no internals. */
export function plainErrorPage(kind: keyof typeof statuses, language: Language, requestId = currentRequestId()) {
  const t = apiWords(language)
  const text = requestId === undefined ? undefined : t('page.request', { id: requestId })
  const page = plainPage({ status: statuses[kind], line: t(kind === 'busy' ? 'page.busy' : 'refusal.500'), text, language })
  return { ...page, headers: { ...page.headers, 'Retry-After': '5' } }
}

export type PlainPage = {
  status: number
  line: string
  text?: string | undefined
  /** The label of a button that posts to the page's own URL. */
  button?: string
  /** By default, a link to the home page. */
  link?: { href: string; text: string }
  language: Language
}

/** A page with one line, an optional text and button, and a link. Its texts are not escaped, so they must never contain user input. */
export function plainPage({ status, line, text, button, link, language }: PlainPage) {
  const { href, text: linkText } = link ?? { href: pageUrl(language, 'home'), text: apiWords(language)('page.home') }
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${line}</title>
<style>${style}</style></head>
<body><main><h1>${line}</h1>${text === undefined ? '' : `<p>${text}</p>`}${button === undefined ? '' : `<form method="post"><button>${button}</button></form>`}<p><a href="${href}">${linkText}</a></p></main></body></html>`
  return {
    status,
    html,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(
        { scripts: [], styles: [inlineHash(style)] },
        { frames: [], mayBeFramed: false },
      ),
      'Cache-Control': 'no-store',
    },
  }
}
