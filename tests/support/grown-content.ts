import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fixtureFolder } from '#publishing/testing/fixture.ts'

/** How many entries to add to the test content. */
export type Growth = { products: number; series: number; articles: number }

const articleFolders = ['news', 'videos', 'recipes', 'happiness', 'cases']

/** Copies the test content, with many more range hoods, series of them and articles of each kind. The last series is on the home page. */
export async function growContent(target: string, { products, series, articles }: Growth): Promise<void> {
  await cp(fixtureFolder, target, { recursive: true })
  for (let number = 1; number <= series; number += 1) {
    await copyEntry(target, 'series/vela', `series/vela-${number}`, (text) =>
      text.replaceAll('Vela', `Vela ${number}`).replace(/^position: .*$/m, `position: ${number + 10}`),
    )
  }
  const home = join(target, 'home.yaml')
  await writeFile(home, (await readFile(home, 'utf8')).replace('series: [', `series: [vela-${series}, `))
  for (let number = 1; number <= products; number += 1) {
    const [code, inSeries] = [`RH-${1000 + number}`, `vela-${1 + ((number - 1) % series)}`]
    await copyEntry(target, 'products/rh-0002', `products/${code.toLowerCase()}`, (text) =>
      text
        .replaceAll('RH-0002', code)
        .replace(/^id: .*$/m, `id: "${10_000 + number}"`)
        .replace(/^series: .*$/m, `series: ${inSeries}`)
        .replace(/^position: .*$/m, `position: ${number}`)
        .replace(/^title: /m, `title: No. ${number}, `),
    )
  }
  for (const folder of articleFolders) {
    const [name = ''] = await readdir(join(target, folder))
    for (let number = 1; number <= articles; number += 1) {
      await copyEntry(target, join(folder, name), join(folder, `${name}-${number}`), (text) =>
        text.replace(/^published: .*$/m, `published: ${dayNumber(number)}`).replace(/^title: /m, `title: No. ${number} `),
      )
    }
  }
}

/** Copies the YAML files of an entry, and its other files as they are. */
async function copyEntry(target: string, from: string, to: string, change: (text: string) => string): Promise<void> {
  await cp(join(target, from), join(target, to), { recursive: true })
  for (const file of await readdir(join(target, to))) {
    if (!file.endsWith('.yaml')) continue
    const path = join(target, to, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
}

/** Days in the past, the first one the newest. */
const dayNumber = (number: number) => new Date(Date.UTC(2025, 0, 1 - number)).toISOString().slice(0, 10)
