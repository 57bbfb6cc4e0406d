import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDrawingBoard } from './installation-drawing.ts'
import { printedProduct, readPrintedContent } from './printed-product.ts'
import { shapeOf } from './shape-of.ts'

const { values } = parseArgs({ options: { dir: { type: 'string' } } })
const folder = values.dir ?? (process.env.CONTENT_DIR || 'content')
const snapshot = await readPrintedContent(folder)
const board = await openDrawingBoard()
for (const product of snapshot.products) {
  const { size } = product.values
  const [width, depth, height] = Array.isArray(size) ? size.map(Number) : []
  const shape = shapeOf(printedProduct(snapshot, product, 'en'))
  if (!width || !depth || !height || !shape) continue
  const file = join(folder, 'products', product.code.toLowerCase(), 'pictures', 'installation.webp')
  await writeFile(file, await board.draw([width, depth, height], shape))
  console.log(file)
}
await board.close()
