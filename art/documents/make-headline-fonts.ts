import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { pageUrl } from '#contract/pages/urls.ts'
import { interfaceMessages } from '#i18n/interface/interface-messages.server.ts'
import { crawl } from '#tests/crawl/crawl.ts'
import { headlineFonts } from '#tests/support/headline-fonts.ts'
import { runSite } from '#tests/support/running-site.ts'

// Makes the faces of Chinese and Korean headlines: `npm run fonts:headlines -- FOLDER`, after `npm run build`. Each has the characters of all headlines
// of the site, and of the interface, whose messages may stand in one. A whole face has 10 MB. The folder has the unpacked npm packages, as for the
// fonts of the documents (`catalog/documents/README.md`).
const [source = ''] = process.argv.slice(2)
const out = new URL('../../app/styles/fonts/', import.meta.url)

async function readPages() {
  await using site = await runSite({ content: 'content', inPlace: true, compress: false })
  return [...(await crawl(site, [pageUrl('en', 'home')])).values()].flatMap(({ page }) => page ?? [])
}

const pages = await readPages()
for (const { language, file } of headlineFonts) {
  const texts = pages
    .filter(({ lang }) => lang === language)
    .flatMap(({ headings, parts, smallHeadings }) => [...headings, ...parts, ...smallHeadings])
  // Latin letters have the brand's own face, and the signs of both are those of the script.
  const characters = [...Object.values(interfaceMessages[language]), ...texts].join('').match(/[^\0-\u00ff]/gu) ?? []
  const text = [...new Set(characters)].sort().join('')
  const [master = ''] = globSync(`${file}/500Medium/*.ttf`, { cwd: source })
  const font = await subsetFont(readFileSync(join(source, master)), text, { targetFormat: 'woff2' })
  writeFileSync(new URL(`${file}.woff2`, out), font)
  writeFileSync(new URL(`${file}.txt`, out), `${text}\n`)
  console.log(`${file}  ${[...text].length} characters, ${Math.round(font.length / 1000)} KB`)
}
// A thread of the site stays open after the site is closed.
process.exit()
