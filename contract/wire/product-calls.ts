import { z } from 'zod'
import { readCall } from './call.ts'
import { Category, Ids, Line, localised } from './common.ts'
import { Banner, ComparableProduct, Filter, Product, Series, SeriesGroup } from './entities.ts'
import { FilterPost } from './filter-post.ts'
import { CompareResult, Downloads, ProductData } from './product-detail.ts'

const ofCategory = z.object({ cate: Category, ...localised })
const ofCode = z.object({
  code: Line.describe('Product code, in any case, with or without its hyphen'),
  ...localised,
})

export const productBannerList = readCall({
  path: '/api/Product/bannerList',
  summary: 'Banners of a category’s list',
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
  summary: 'Products of a category by series, filtered',
  notes:
    'Within one filter type the values are alternatives, across types all must hold. A series without a product left is not in the answer. Filter types that the category has not are ignored.',
  fields: z.object({
    // The name is the first client's: it is the body of a request inside the request.
    post: FilterPost.describe(
      'cate and the chosen value ids of each filter type, as a JSON text or as fields post[cate], post[<type>]',
    ),
    ...localised,
  }),
  data: z.array(SeriesGroup),
})

export const productData = readCall({
  path: '/api/Product/productData',
  summary: 'Everything about one product',
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
  summary: 'Up to three products compared',
  notes: 'Repeated and unknown ids are left out, the first three count, an empty id gives four empty lists.',
  fields: z.object({ id: Ids.prefault('').describe('Product ids, joined by commas'), ...localised }),
  data: CompareResult,
})

export const download = readCall({
  path: '/api/Product/download',
  summary: 'Manuals of a category',
  notes:
    'leaflet is the manual in the language asked for (else in English); without a manual the specification sheet, without that the brochure. Products that are no longer sold stand last in their series.',
  fields: ofCategory,
  data: Downloads,
})

export const getSeries = readCall({
  path: '/api/Product/getseries',
  summary: 'Series of a category',
  fields: ofCategory,
  data: z.array(Series),
})

export const getSpecialSeries = readCall({
  path: '/api/Product/getspecialseries',
  summary: 'Series of a category whose products can be compared',
  notes: 'Those that have at least one product.',
  fields: ofCategory,
  data: z.array(Series),
})

export const getSeriesGoods = readCall({
  path: '/api/Product/get_series_goods',
  summary: 'Products of a series, to choose for comparing',
  notes: 'Of the ids chosen already, the first three that exist count, whatever their series.',
  fields: z.object({
    cate: Category,
    // Historical: the wire calls the series' id `type` and the chosen products' ids `id`.
    type: Line.describe('Series id'),
    id: Ids.prefault('').describe('Ids of the products chosen already, joined by commas'),
    ...localised,
  }),
  data: z.array(ComparableProduct),
})
