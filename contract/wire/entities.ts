import { z } from 'zod'
import { CategoryText, Flag, Path } from './common.ts'

export const Banner = z.object({
  id: z.string(),
  img: Path,
  link: z.string().describe('Path on this site (link_type 1) or address elsewhere (link_type 2), else empty'),
  link_type: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('1 framed page, 2 new tab, 0 not a link'),
  cate: z.string().describe('Of a framed page: its category, else empty'),
  type: z.string().describe('Of a framed page: its lookup type, as getiframeurl takes it, else empty'),
  name: z.string().describe('Of a framed page: its name, as getiframeurl takes it, else empty'),
})

export const Series = z.object({ id: z.string(), name: z.string(), img: Path, title: z.string() })

export const Product = z.object({
  id: z.string(),
  code: z.string(),
  picture: Path.describe('Picture, up to 960 pixels wide'),
  thumb: Path.describe('Picture, up to 320 pixels wide'),
  tags: z.array(z.string()),
  intro: z.string().describe('One or two sentences, plain text'),
  is_outside: Flag.describe('1: outside_url is shown in a frame instead of the product’s own page'),
  outside_url: z.string(),
  is_survey: Flag,
  series_id: z.string(),
  cate: CategoryText,
})

export const SeriesGroup = z.object({
  id: z.string(),
  name: z.string(),
  intro: z.string().describe('HTML'),
  link: z.string().describe('Path of the series’ feature page, empty if it has none'),
  code: z.string().describe('What getiframeurl (type 1) takes as the name of the feature page, empty if there is none'),
  data: z.array(Product),
})

export const Filter = z.object({
  id: z.string(),
  title: z.string(),
  index: z.int().describe('Its place among the filters of the category, from 0'),
  type: z.string().describe('The name under which filterGoods takes the values’ ids'),
  value: z.array(
    z.object({ id: z.string(), name: z.string(), count: z.int().describe('Products of the category that have the value') }),
  ),
})

export const ComparableProduct = Product.extend({
  checked: Flag.describe('1: among the ids chosen already'),
  disabled: Flag.describe('1: cannot be added, because it is chosen already or three products are'),
})

export const CountryOption = z.object({
  name: z.string(),
  tag: z.string(),
  outer_url: z.string().describe('The country’s own site, empty for the country of this one'),
  lang: z.array(z.object({ name: z.string(), tag: z.string() })).describe('The languages that this country’s site speaks'),
})
