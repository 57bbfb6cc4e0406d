import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Catalog } from '#catalog/catalog.ts'

/**
 * Answers the page's requests for pictures with JPEGs of the right width made here and now: what is audited is where pictures stand and what
 * shows on them, and encoding the site's own AVIF files takes many times as long.
 */
export async function serveQuickPictures(page: Page, catalog: Catalog) {
  await page.route(/\/media\/.*\.(?:avif|webp)$/, async (route) => {
    const variant = catalog.resolveMedia(new URL(route.request().url()).pathname)
    if (variant?.kind !== 'variant' || variant.size.kind !== 'width') return route.continue()
    const body = await sharp(variant.master.file).resize({ width: variant.size.width }).jpeg({ quality: 92 }).toBuffer()
    return route.fulfill({ contentType: 'image/jpeg', body })
  })
}
