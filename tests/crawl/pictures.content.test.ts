import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { servedContent } from '#tests/support/served-content.ts'

const pictures = [...(await loadCatalog(servedContent)).pictures()]

it('G11: every picture of the content can be decoded', { timeout: 120_000 }, async () => {
  const broken: string[] = []
  for (const { path } of pictures) {
    await sharp(join(servedContent, path))
      .resize({ width: 32 })
      .toBuffer()
      .catch((error: Error) => broken.push(`${path}: ${error.message}`))
  }
  expect(broken).toEqual([])
})
