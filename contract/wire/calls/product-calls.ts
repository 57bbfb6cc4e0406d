import { z } from 'zod'
import { fitShape } from '#contract/fit/fields.ts'
import { readCall } from '../call.ts'
import { Category, Ids, Line, localised } from '../common.ts'
import { Accessory } from '../entities/accessory-entity.ts'
import { Banner, ComparableProduct, Filter, Product, Series, SeriesGroup } from '../entities/entities.ts'
import { FitEntry } from '../entities/fit-entry.ts'
import { CompareResult, Downloads, ProductData } from '../entities/product-detail.ts'
import { FilterPost } from '../filter-post.ts'

const ofCategory = z.object({ cate: Category, ...localised })
const ofCode = z.object({
  code: Line.describe('Product code, in any case, with or without hyphen'),
  ...localised,
})

export const productBannerList = readCall({
  path: '/api/Product/bannerList',
  summary: 'Banners of a product list',
  fields: z.object({ type: z.literal('1').default('1').describe('Always 1'), ...ofCategory.shape }),
  data: z.array(Banner),
})

export const productScreen = readCall({
  path: '/api/Product/productScreen',
  summary: 'Filters of a category',
  fields: ofCategory,
  data: z.array(Filter),
})

export const filterGoods = readCall({
  path: '/api/Product/filterGoods',
  summary: 'Filtered products of a category, by series',
  notes:
    'A product matches if it has one of the values of every filter type. Series without a matching product are left out. Unknown filter types are ignored.',
  fields: z.object({
    // The first client wrapped the whole request body in a field of this name.
    post: FilterPost.describe(
      'cate and the selected value ids of each filter type, as JSON or as fields post[cate], post[<type>]',
    ),
    ...localised,
  }),
  data: z.array(SeriesGroup),
})

export const productData = readCall({
  path: '/api/Product/productData',
  summary: 'All details of one product',
  fields: ofCode,
  data: ProductData,
})

export const getGoodsInfo = readCall({
  path: '/api/Product/get_goods_info',
  summary: 'One product',
  fields: ofCode,
  data: Product,
})

export const newContrast = readCall({
  path: '/api/Product/newcontrast',
  summary: 'Comparison of up to three products',
  notes:
    'Duplicate and unknown ids are ignored; of the rest, the first three are compared. An empty id returns four empty lists.',
  fields: z.object({ id: Ids.prefault('').describe('Comma-separated product ids'), ...localised }),
  data: CompareResult,
})

export const download = readCall({
  path: '/api/Product/download',
  summary: 'Manuals of a category',
  notes:
    'leaflet is the manual in the requested language, else in English. Without a manual it is the specification sheet, else the brochure. Discontinued products come last in their series.',
  fields: ofCategory,
  data: Downloads,
})

export const getAccessories = readCall({
  path: '/api/Product/getAccessories',
  summary: 'Accessories, consumables and spare parts',
  notes:
    'Without code, id and cate, all of them. With a code or an id, those that fit that product, also one that is no longer sold; with cate, those that fit any product of the category.',
  fields: z.object({
    code: Line.optional().describe('Product code, in any case, with or without hyphen'),
    id: Line.optional().describe('Product id'),
    cate: Category.optional(),
    ...localised,
  }),
  data: z.array(Accessory),
})

export const getSeries = readCall({
  path: '/api/Product/getseries',
  summary: 'Series of a category',
  fields: ofCategory,
  data: z.array(Series),
})

export const getSpecialSeries = readCall({
  path: '/api/Product/getspecialseries',
  summary: 'Series of a category for the comparison',
  notes: 'Only series with at least one product.',
  fields: ofCategory,
  data: z.array(Series),
})

export const getSeriesGoods = readCall({
  path: '/api/Product/get_series_goods',
  summary: 'Products of a series for the comparison',
  notes: 'Of the selected ids, only the first three that exist count, in any series.',
  fields: z.object({
    cate: Category,
    // Historical names: the API calls the series id `type`, and the ids of the selected products `id`.
    type: Line.describe('Series id'),
    id: Ids.prefault('').describe('Comma-separated ids of the selected products'),
    ...localised,
  }),
  data: z.array(ComparableProduct),
})

export const fit = readCall({
  path: '/api/Product/fit',
  summary: 'Which products of a category fit a kitchen',
  notes:
    'First the products that fit as they are, then those that fit after changes, the fewest first, then those that don’t. Fields that are not asked in the category have no effect; those left open are listed under missing.',
  fields: z.object({ cate: Category, ...fitShape, ...localised }),
  data: z.array(FitEntry),
})
