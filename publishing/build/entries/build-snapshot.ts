import type { SmallParts } from '#catalog/snapshot/content-index.ts'
import type { Banner, Product, Series } from '#catalog/snapshot/snapshot.ts'
import type { LocalisedPicture } from '#catalog/snapshot/words.ts'
import { accessoryKinds } from '#contract/content/accessory.ts'
import type { BannersFile } from '#contract/content/editorial/site.ts'
import type {
  AccessoryEntry,
  CategoryEntry,
  Content,
  FeatureEntry,
  ProductEntry,
  SeriesEntry,
} from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { buildAccessory } from './build-accessory.ts'
import { buildCare } from './build-care.ts'
import { buildCategory, buildSeries } from './build-category.ts'
import { buildFeature } from './build-feature.ts'
import { buildPage } from './build-page.ts'
import { buildPlaces } from './build-places.ts'
import { buildProduct } from './build-product.ts'
import { buildFaq, buildNotice } from './build-support.ts'
import { type Buildable, categoryOf, type MediaOf } from './parts.ts'
import { qrCode } from './qr-code.ts'

/** First pictures of products, for series and features without a picture of their own. */
export type FirstPictures = ReturnType<typeof createFirstPictures>
export function createFirstPictures() {
  const ofSeries = new Map<string, LocalisedPicture>()
  const ofProduct = new Map<string, LocalisedPicture>()
  return {
    ofSeries,
    ofProduct,
    noted<P extends Pick<Product, 'code' | 'seriesId' | 'pictures'>>(product: P): P {
      const { code, seriesId, pictures } = product
      ofProduct.set(code, pictures[0])
      if (!ofSeries.has(seriesId)) ofSeries.set(seriesId, pictures[0])
      return product
    },
  }
}

/** Everything but products and articles. `pictures` must have noted all products. */
export async function smallParts(
  content: Content,
  media: MediaOf,
  version: string,
  pictures: FirstPictures,
  facts: FactBook,
): Promise<SmallParts> {
  const site = facts.filledWords(content.site.data)
  const [whatsApp, weChat, messaging] = await Promise.all(
    [site.whatsApp, site.weChat, site.messaging].map(({ url }) => qrCode(url)),
  )
  if (!whatsApp || !weChat || !messaging) throw new Error('A QR code is missing')

  const series = facts
    .filledWords(content.series.toSorted(bySeriesOrder), ['intro'])
    .map((entry) => buildSeries(entry, pictures.ofSeries.get(entry.id), media))
  return {
    version,
    site,
    qrCodes: { whatsApp, weChat, messaging },
    countries: content.countries.data,
    banners: facts.filledWords(content.banners.data).map((banner) => buildBanner(banner, content.banners.source.folder, media)),
    home: facts.filledWords(content.home.data),
    categories: facts
      .filledWords(content.categories)
      .map((entry) => buildCategory(entry, media))
      .toSorted((a, b) => a.number - b.number),
    series,
    features: content.features.map((entry) => buildFeature(entry, subjectPicture(entry, series, pictures), media, facts)),
    faq: content.faq.flatMap((entry) => buildFaq(entry, facts)).toSorted((a, b) => a.category - b.category),
    care: content.care.map((entry) => buildCare(entry, content, media, facts)).toSorted((a, b) => a.category - b.category),
    notices: content.notices.map((entry) => buildNotice(entry, facts)).toSorted((a, b) => b.published.localeCompare(a.published)),
    accessories: accessoriesInOrder(content, media, facts),
    charges: facts.filledWords(content.charges?.data),
    warranty: content.warranty?.data,
    pages: content.pages.map((entry) => buildPage(entry, media, facts)),
    places: buildPlaces(content, media),
    searchWords: content.search?.data ?? [],
  }
}

function accessoriesInOrder(content: Content, media: MediaOf, facts: FactBook) {
  const products = productsInOrder(content, media, facts).map(({ entry }) => entry)
  // Filters first: they are what owners ask for.
  const isOther = ({ filter }: AccessoryEntry) => Number(filter === undefined)
  const kindOf = ({ kind }: AccessoryEntry) => accessoryKinds.indexOf(kind)
  return facts
    .filledWords(content.accessories)
    .toSorted((a, b) => isOther(a) - isOther(b) || kindOf(a) - kindOf(b) || a.position - b.position)
    .map((entry) => buildAccessory(entry, products, media))
}

type BuildableProduct = Buildable<ProductEntry, Product> & { category: CategoryEntry }

/** The products in the order of lists. */
export function productsInOrder({ products, series, categories }: Content, media: MediaOf, facts: FactBook): BuildableProduct[] {
  const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
  const seriesOrder = new Map(series.toSorted(bySeriesOrder).map(({ id }, index) => [id, index]))
  const inOrder = products.toSorted(
    (a, b) => (seriesOrder.get(a.series) ?? 0) - (seriesOrder.get(b.series) ?? 0) || a.position - b.position,
  )
  return inOrder.map((entry) => {
    const category = categoryBySlug.get(entry.category)
    if (!category) throw new Error(`${entry.code} has no category`)
    return { entry, category, build: () => buildProduct(entry, category, media, facts) }
  })
}

function bySeriesOrder(a: SeriesEntry, b: SeriesEntry): number {
  return categoryOf(a.category).number - categoryOf(b.category).number || a.position - b.position
}

function subjectPicture(
  { type, name }: FeatureEntry,
  series: readonly Series[],
  pictures: FirstPictures,
): LocalisedPicture | undefined {
  switch (type) {
    case 'series':
      return series.find(({ id }) => id === name)?.picture
    case 'product':
      return pictures.ofProduct.get(name)
    case 'campaign':
      return undefined
  }
}

function buildBanner(banner: BannersFile[number], folder: string, media: MediaOf): Banner {
  const { category, pictureAlt, target, ...fields } = banner
  return {
    ...fields,
    category: category === undefined ? undefined : categoryOf(category).number,
    picture: media.picture(folder, banner.picture, pictureAlt),
    target: target.kind === 'framed' ? { ...target, category: categoryOf(target.category).number } : target,
  }
}
