import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import { modelDocument } from './model-document.server.ts'

const document = modelDocument({
  product: {
    code: 'HB-7830',
    category: 2,
    title: { text: 'Gas hob "Fiamma" <78 cm>' },
    picture: { src: '/media/1/hb-7830-studio', width: 1600, height: 1200, alt: { text: 'A hob' } },
  },
  model: { url: '/media/2/model.glb', fileName: 'model.glb', type: 'glb', bytes: 1000 },
  language: 'ko',
  t: interfaceWords('ko'),
  viewerUrl: '/assets/viewer.js',
  decoderUrl: '/assets/decoder.js',
  fontUrl: '/assets/letters.woff2',
})

it('D1: the model turns by pointer and keyboard, shows a still picture while loading, and speaks the language of the page', () => {
  expect(document.html).toMatch(/<html lang="ko" data-viewer="\/assets\/viewer\.js" data-decoder="\/assets\/decoder\.js">/)
  expect(document.html).toMatch(
    /<model-viewer src="\/media\/2\/model\.glb" alt="Gas hob &quot;Fiamma&quot; &lt;78 cm&gt;" camera-controls /,
  )
  expect(document.html).toContain('<img slot="poster" src="/media/1/hb-7830-studio.960.webp"')
  expect(document.html).toContain('&quot;upper-front&quot;:&quot;앞, 위에서&quot;')
})

it('D1: its policy allows the viewer, its decoder and its styles from this site only', () => {
  const policy = document.contentSecurityPolicy
  const inline = (element: string) => new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(document.html)?.[1] ?? ''
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain(`script-src 'strict-dynamic' 'wasm-unsafe-eval' ${hashOf(inline('script'))};`)
  expect(policy).toContain(`style-src ${hashOf(inline('style'))} `)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/https?:|'unsafe-eval'|unsafe-inline/)
})
