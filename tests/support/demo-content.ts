import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { servedContent } from './served-content.ts'

/**
 * Whether the site serves the demo: the folder `content` with its original brand. Some tests check properties that only the demo
 * guarantees, so they skip any other content.
 */
export const servesDemo =
  servedContent === 'content' && parse(readFileSync(join(servedContent, 'site.yaml'), 'utf8')).brand === 'Solenne'
