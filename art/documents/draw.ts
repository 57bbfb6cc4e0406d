import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shapeOf } from '#catalog/outlines/shape-of.ts'
import { isSize } from '#catalog/format/parameter-value.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { openDrawingBoard } from './installation-drawing.ts'

const { values } = parseArgs({ options: { dir: { type: 'string' } } })
const folder = values.dir ?? (process.env.CONTENT_DIR || 'content')
const index = await loadIndex(folder)
const board = await openDrawingBoard()
for (const { code, category, values: facts } of index.products) {
  const slug = index.categories.find(({ number }) => number === category)?.slug
  const { size } = facts
  if (!slug || size === undefined || !isSize(size)) continue
  const file = join(folder, 'products', code.toLowerCase(), 'pictures', 'installation.webp')
  await writeFile(file, await board.draw(size, shapeOf(slug, facts)))
  console.log(file)
}
await board.close()
