import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import subsetFont from 'subset-font'
import { pageUrl } from '#contract/pages/urls.ts'
import { interfaceMessages } from '#i18n/interface/interface-messages.server.ts'
import { headlineFonts, type HeadlineLanguage } from '#tests/support/headline-fonts.ts'
import { runSite } from '#tests/support/running-site.ts'
import { readSitemap } from '#tests/support/sitemap.ts'

// Makes the faces of Chinese and Korean headlines: `npm run fonts:headlines -- FOLDER`, after `npm run build`. Each has the characters of all headlines
// of the content, and of the interface, whose messages may stand in one. A whole face has 10 MB. The folder has the unpacked npm packages, as for the
// fonts of the documents (`catalog/documents/README.md`).
const [source = ''] = process.argv.slice(2)
const out = new URL('../../app/styles/fonts/', import.meta.url)

type Node = DefaultTreeAdapterTypes.Node
const textOf = (node: Node): string => ('value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '')
const headlinesIn = (node: Node): string[] =>
  /^h[1-4]$/.test(node.nodeName) ? [textOf(node)] : 'childNodes' in node ? node.childNodes.flatMap(headlinesIn) : []

await using site = await runSite({ content: 'content', inPlace: true, compress: false })
const { urls } = await readSitemap(site.origin)
const paths = urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)

for (const [language, file] of Object.entries(headlineFonts) as [HeadlineLanguage, string][]) {
  const home = pageUrl(language, 'home')
  const texts = Object.values(interfaceMessages[language])
  for (const path of paths.filter((path) => path === home || path.startsWith(`${home}/`)))
    texts.push(...parse(await (await fetch(site.origin + path)).text()).childNodes.flatMap(headlinesIn))

  // Latin letters have the brand's own face, and the signs of both are those of the script.
  const characters = [...new Set(texts.join('').match(/[^\0-\u00ff]/gu))].sort().join('')
  const [master = ''] = globSync(`${file}/500Medium/*.ttf`, { cwd: source })
  const made = await subsetFont(readFileSync(join(source, master)), characters, { targetFormat: 'woff2' })
  writeFileSync(new URL(`${file}.woff2`, out), made)
  writeFileSync(new URL(`${file}.txt`, out), `${characters}\n`)
  console.log(`${file}  ${[...characters].length} characters, ${Math.round(made.length / 1000)} KB`)
}
