import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Catalog } from '#catalog/catalog.ts'
import { servedContent } from '#tests/support/served-content.ts'

/**
 * Serves the page's picture requests with quickly encoded JPEGs of the right width. The audits need only layout and colours, and the
 * site takes many times longer to encode AVIF.
 */
export async function serveQuickPictures(page: Page, catalog: Catalog) {
  await page.route(/\/media\/.*\.(?:avif|webp)$/, async (route) => {
    const variant = catalog.resolveMedia(new URL(route.request().url()).pathname)
    if (variant?.kind !== 'variant' || variant.size.kind !== 'width') return route.continue()
    const body = await sharp(join(servedContent, variant.master.path))
      .resize({ width: variant.size.width })
      .jpeg({ quality: 92 })
      .toBuffer()
    return route.fulfill({ contentType: 'image/jpeg', body })
  })
}
