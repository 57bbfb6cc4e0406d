import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { servedContent } from './served-content.ts'

/**
 * Whether the demo is served: what ships in `content`, under its own brand. Some tests hold what only the demo promises. Whoever serves another
 * folder, or writes another brand into this one, need not keep that.
 */
export const servesDemo =
  servedContent === 'content' && parse(readFileSync(join(servedContent, 'site.yaml'), 'utf8')).brand === 'Solenne'
