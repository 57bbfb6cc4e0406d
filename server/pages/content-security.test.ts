import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, takeNonce } from './content-security.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const nothing = { scripts: [], styles: [] }
const alone = { frames: [], mayBeFramed: false }

it('removes the nonce, and returns the hashes of the elements that had it', () => {
  const page =
    '<link rel="preload" nonce="n1"/><style nonce="n1">a{}</style><script type="module" nonce="n1" async="">one()</script><script>two()</script>'
  const { html, inline } = takeNonce(page, 'n1')
  expect(html).toBe('<link rel="preload"/><style>a{}</style><script type="module" async="">one()</script><script>two()</script>')
  expect(inline).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')] })
})

it('allows inline scripts and styles by their hash, the files of the site, and nothing else', () => {
  const policy = contentSecurityPolicy({ scripts: [hash('one()'), hash('two()'), hash('one()')], styles: [hash('a{}')] }, alone)
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default content worker;")
  expect(policy).not.toContain('unsafe')
})

it('allows no script if the page has none', () => {
  expect(contentSecurityPolicy(nothing, alone)).toContain("script-src 'none';")
})

it('X1: may frame the origins that the content lists, and may be framed only if the page is made for it', () => {
  expect(contentSecurityPolicy(nothing, { ...alone, frames: ['https://a.example.com'] })).toContain(
    "frame-src 'self' https://a.example.com; frame-ancestors 'none'",
  )
  expect(contentSecurityPolicy(nothing, { ...alone, mayBeFramed: true })).toContain("frame-ancestors 'self'")
})
