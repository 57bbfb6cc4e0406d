import { expect, it } from 'vitest'
import { runSite } from '#tests/support/running-site.ts'
import { readPage } from './page-facts.ts'
import { pageKinds } from './page-kinds.ts'
import { builtClasses } from './unstyled-classes.ts'

it('G11: every kind of page, error pages too, has the styles of what it shows', async () => {
  await using site = await runSite({ compress: false })
  const inFiles = builtClasses()
  const kinds = pageKinds(site.content.current()).filter(({ url }) => !url.startsWith('/api/'))
  const unstyled: string[] = []
  for (const { url } of kinds) {
    const { unstyledClasses } = readPage(await (await fetch(site.origin + url)).text())
    unstyled.push(...unstyledClasses.filter((name) => inFiles.has(name)).map((name) => `${url}: ${name}`))
  }
  expect(kinds.length).toBeGreaterThan(40)
  expect(unstyled).toEqual([])
})
