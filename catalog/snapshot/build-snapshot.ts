import type { BannersFile } from '#contract/content/site.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { Content, FeatureEntry, SeriesEntry } from '../reading/content-draft.ts'
import { mapWithYields } from '../yield-to-event-loop.ts'
import { buildArticles } from './build-articles.ts'
import { buildCategory, buildSeries } from './build-category.ts'
import { buildFeature } from './build-feature.ts'
import { buildPage } from './build-page.ts'
import { buildPlaces } from './build-places.ts'
import { buildProduct } from './build-product.ts'
import { buildFaq, buildNotice } from './build-support.ts'
import { categoryOf, type MediaOf, mediaOf } from './parts.ts'
import { qrCode } from './qr-code.ts'
import type { Banner, Product, Series, Snapshot } from './snapshot.ts'
import type { LocalisedPicture } from './words.ts'

/** Builds the snapshot from content that has passed all checks. */
export async function buildSnapshot(content: Content, media: MediaLibrary, version: string): Promise<Snapshot> {
  const found = mediaOf(media)
  const site = content.site.data
  const [whatsApp, weChat, messaging] = await Promise.all(
    [site.whatsApp, site.weChat, site.messaging].map(({ url }) => qrCode(url)),
  )
  if (!whatsApp || !weChat || !messaging) throw new Error('A QR code is missing')

  const products = await buildProducts(content, found)
  const series = content.series.toSorted(bySeriesOrder).map((entry) => buildSeries(entry, products, found))
  return {
    version,
    site,
    qrCodes: { whatsApp, weChat, messaging },
    countries: content.countries.data,
    banners: content.banners.data.map((banner) => buildBanner(banner, content.banners.source.folder, found)),
    home: content.home.data,
    categories: content.categories.map((entry) => buildCategory(entry, found)).toSorted((a, b) => a.number - b.number),
    series,
    products,
    features: content.features.map((entry) => buildFeature(entry, subjectPicture(entry, series, products), found)),
    articles: await buildArticles(content.articles, found),
    faq: (await Promise.all(content.faq.map(buildFaq))).flat().toSorted((a, b) => a.category - b.category),
    notices: content.notices.map(buildNotice).toSorted((a, b) => b.published.localeCompare(a.published)),
    pages: await mapWithYields(content.pages, (entry) => buildPage(entry, found)),
    places: buildPlaces(content, found),
    media,
  }
}

async function buildProducts({ products, series, categories }: Content, media: MediaOf): Promise<Product[]> {
  const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
  const seriesOrder = new Map(series.toSorted(bySeriesOrder).map(({ id }, index) => [id, index]))
  const inOrder = products.toSorted(
    (a, b) => (seriesOrder.get(a.series) ?? 0) - (seriesOrder.get(b.series) ?? 0) || a.position - b.position,
  )

  return mapWithYields(inOrder, (entry) => {
    const category = categoryBySlug.get(entry.category)
    if (!category) throw new Error(`${entry.code} has no category`)
    return buildProduct(entry, category, media)
  })
}

function bySeriesOrder(a: SeriesEntry, b: SeriesEntry): number {
  return categoryOf(a.category).number - categoryOf(b.category).number || a.position - b.position
}

function subjectPicture(
  { type, name }: FeatureEntry,
  series: readonly Series[],
  products: readonly Product[],
): LocalisedPicture | undefined {
  switch (type) {
    case 'series':
      return series.find(({ id }) => id === name)?.picture
    case 'product':
      return products.find(({ code }) => code === name)?.pictures[0]
    case 'campaign':
      return undefined
  }
}

function buildBanner(banner: BannersFile[number], folder: string, media: MediaOf): Banner {
  const { category, pictureAlt, target, ...kept } = banner
  return {
    ...kept,
    category: category === undefined ? undefined : categoryOf(category).number,
    picture: media.picture(folder, banner.picture, pictureAlt),
    target: target.kind === 'framed' ? { ...target, category: categoryOf(target.category).number } : target,
  }
}
