import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { FinishedModel } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { modelDocument } from './model-document.server.ts'

const hob = (code: string, finish: string, colour: string): FinishedModel => ({
  code,
  category: 2,
  title: { text: 'Gas hob "Fiamma" <78 cm>' },
  picture: { src: '/media/1/hb-7830-studio', width: 1600, height: 1200, alt: { text: 'A hob' } },
  model: { url: `/media/2/${code}.glb`, fileName: 'model.glb', type: 'glb', bytes: 1000 },
  size: [1200, 450, 120],
  finish: { name: { text: finish }, colour },
})
const black = hob('HB-7830', 'Black </script>', '#17181a')
const steel = hob('HB-7835', 'Steel', '#b9b9b7')
const urls = {
  viewer: '/assets/viewer.js',
  script: '/assets/start.js',
  decoder: '/assets/decoder.js',
  font: '/assets/letters.woff2',
}
const documentIn = (language: Language, ...others: FinishedModel[]) =>
  modelDocument({ models: [black, ...others], language, t: interfaceWords(language), urls })
const document = documentIn('ko', steel)
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')

it('D1: the model turns by pointer and keyboard, shows a still picture while loading, and speaks the language of the page', () => {
  expect(document.html).toMatch(
    /<html lang="ko" data-viewer="\/assets\/viewer\.js" data-script="\/assets\/start\.js" data-decoder="\/assets\/decoder\.js">/,
  )
  expect(document.html).toMatch(
    /<model-viewer id="viewer" src="\/media\/2\/HB-7830\.glb" alt="Gas hob &quot;Fiamma&quot; &lt;78 cm&gt;\. A hob\. [^"]+" camera-controls /,
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

it('D13: numbers are the facts in the visitor’s format, and no text can end the data', () => {
  expect(dataOf(documentIn('id').html).dimensions).toEqual({
    width: '1.200\u00a0mm',
    depth: '450\u00a0mm',
    height: '120\u00a0mm',
    sentence: 'Lebar 1.200\u00a0mm, kedalaman 450\u00a0mm, tinggi 120\u00a0mm',
  })
  expect(dataOf(document.html).finishes).toMatchObject([
    { code: 'HB-7830' },
    { code: 'HB-7835', modelUrl: '/media/2/HB-7835.glb' },
  ])
})

it('G12: the model of each finish has a text about what can be seen of it: its name, what it looks like, and its measures', () => {
  const text = 'Gas hob "Fiamma" <78 cm>. A hob. Width 1,200\u00a0mm, depth 450\u00a0mm, height 120\u00a0mm'
  const { html } = documentIn('en', steel)
  expect(html).toContain(` alt="${escapeMarkup(text)}" `)
  expect(dataOf(html).finishes).toMatchObject([{ alt: text }, { alt: text }])
})

it('D13: each other finish has a swatch and a link to its page; a product in one finish has none', () => {
  expect(document.html.match(/<input type="radio"/g)).toHaveLength(2)
  expect(document.html).toContain('fill="#b9b9b7"')
  expect(document.html).toMatch(/<p data-code="HB-7835" hidden>Steel <a href="\/ko\/productdetail\?id=HB-7835" target="_top">/)
  expect(documentIn('en').html).not.toContain('type="radio"')
})
