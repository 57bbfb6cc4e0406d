import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('allows the inline scripts and styles of the page by their exact bytes, and no others', () => {
  const html =
    '<head><script>one()</script><style>a{}</style></head><script type="module" async="">two()</script><script src="/x.js"></script>'
  const policy = contentSecurityPolicy(html, { frames: [], mayBeFramed: false })
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

it('X1: frames what the content lists, and may itself be framed only where it is made for that', () => {
  expect(contentSecurityPolicy('', { frames: ['https://a.example.com'], mayBeFramed: false })).toContain(
    "frame-src 'self' https://a.example.com; frame-ancestors 'none'",
  )
  expect(contentSecurityPolicy('', { frames: [], mayBeFramed: true })).toContain("frame-ancestors 'self'")
})

it('leaves structured data alone: it is not run', () => {
  const policy = contentSecurityPolicy('<script type="application/ld+json">{}</script>', { frames: [], mayBeFramed: false })
  expect(policy).toContain("script-src 'self';")
})
