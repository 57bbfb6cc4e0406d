import { z } from 'zod'
import { languageEntry } from '#contract/languages.ts'
import { webpUrl } from '#contract/pictures.ts'
import type {
  CountryOption as CountryView,
  FilterView,
  ProductCard,
  ProductView,
  SeriesGroup as SeriesGroupView,
  SeriesSummary,
} from '#contract/views.ts'
import { CategoryText, Flag, Path, PriceText } from '../common.ts'
import { flag, plain, priceText } from '../values.ts'
import { entityOf } from './entity.ts'

export const Banner = z.object({
  id: z.string(),
  img: Path,
  link: z.string().describe('Path on this site (link_type 1) or external URL (link_type 2), else empty'),
  link_type: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('1 framed page, 2 new tab, 0 no link'),
  cate: z.string().describe('Category of the framed page, else empty'),
  type: z.string().describe('Lookup type of the framed page for getiframeurl, else empty'),
  name: z.string().describe('Name of the framed page for getiframeurl, else empty'),
})

const series = entityOf<SeriesSummary>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  name: field(z.string(), ({ name }) => plain(name)),
  img: field(Path, ({ picture }) => webpUrl(picture, 960)),
  title: field(z.string(), ({ title }) => plain(title)),
}))
export const Series = series.schema
export const seriesEntry = series.from

/** A product in a list. `outsideUrl` is the URL to frame, empty if there is none. */
export type ListedProduct = ProductCard & Pick<ProductView, 'summary' | 'isSurvey'> & { outsideUrl: string }

const product = entityOf<ListedProduct>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  code: field(z.string(), ({ code }) => code),
  picture: field(Path.describe('Picture, up to 960 pixels wide'), ({ picture }) => webpUrl(picture, 960)),
  thumb: field(Path.describe('Picture, up to 320 pixels wide'), ({ picture }) => webpUrl(picture, 320)),
  tags: field(z.array(z.string()), ({ tags }) => tags.map(plain)),
  intro: field(z.string().describe('One or two sentences, plain text'), ({ summary }) => plain(summary)),
  is_outside: field(Flag.describe('1: show outside_url in a frame instead of the product page'), ({ isOutside }) =>
    flag(isOutside),
  ),
  outside_url: field(z.string(), ({ outsideUrl }) => outsideUrl),
  is_survey: field(Flag, ({ isSurvey }) => flag(isSurvey)),
  series_id: field(z.string(), ({ seriesId }) => seriesId),
  cate: field(CategoryText, ({ category }) => String(category)),
  price: field(PriceText, ({ price }) => priceText(price)),
}))
export const Product = product.schema
export const productEntry = product.from

type ListedGroup = Omit<SeriesGroupView, 'products'> & { featureLink: string; products: readonly ListedProduct[] }

const seriesGroup = entityOf<ListedGroup>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  name: field(z.string(), ({ name }) => plain(name)),
  intro: field(z.string().describe('HTML'), ({ intro }) => intro.html),
  link: field(z.string().describe('Path of the series’ feature page, empty if it has none'), ({ featureLink }) => featureLink),
  code: field(
    z.string().describe('Name of the feature page for getiframeurl (type 1), empty if there is none'),
    ({ id, hasFeature }) => (hasFeature ? id : ''),
  ),
  data: field(z.array(Product), ({ products }) => products.map(productEntry)),
}))
export const SeriesGroup = seriesGroup.schema
export const seriesGroupEntry = seriesGroup.from

const filterValue = entityOf<FilterView['values'][number]>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  name: field(z.string(), ({ name }) => plain(name)),
  count: field(z.int().describe('Number of products in the category with this value'), ({ count }) => count),
}))
const filter = entityOf<FilterView & { index: number }>()((field) => ({
  id: field(z.string(), ({ id }) => id),
  title: field(z.string(), ({ title }) => plain(title)),
  index: field(z.int().describe('Position among the filters of the category, from 0'), ({ index }) => index),
  type: field(z.string().describe('Name of the filter type in filterGoods'), ({ type }) => type),
  value: field(z.array(filterValue.schema), ({ values }) => values.map(filterValue.from)),
}))
export const Filter = filter.schema
export const filterEntry = filter.from

export const ComparableProduct = Product.extend({
  checked: Flag.describe('1: already selected'),
  disabled: Flag.describe('1: cannot be added, because it or three other products are already selected'),
})

const country = entityOf<CountryView>()((field) => ({
  name: field(z.string(), ({ name }) => plain(name)),
  tag: field(z.string(), ({ tag }) => tag),
  outer_url: field(z.string().describe('Website of the country, empty for the country of this site'), ({ outerUrl }) => outerUrl),
  lang: field(
    z.array(z.object({ name: z.string(), tag: z.string() })).describe('Languages of this country’s website'),
    ({ languages }) => languages.map(languageEntry).map(({ name, tag }) => ({ name, tag })),
  ),
}))
export const CountryOption = country.schema
export const countryEntry = country.from
