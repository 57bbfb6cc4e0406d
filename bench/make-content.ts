// Makes a content folder with many times the demo's products, series and articles: `npm run bench:content -- <factor> <folder>`.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeManyCopies } from './support/many-copies.ts'

const [factor, folder] = process.argv.slice(2)
if (!Number(factor) || folder === undefined || existsSync(folder)) {
  console.error('Usage: npm run bench:content -- <factor> <folder that does not exist yet>')
  process.exit(1)
}
const startedAt = performance.now()
makeManyCopies(resolve(import.meta.dirname, '../content'), resolve(folder), Number(factor))
console.log(`${folder}: ${factor} times the demo content, made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
