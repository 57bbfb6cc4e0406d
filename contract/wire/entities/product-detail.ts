import { z } from 'zod'
import { webpUrl } from '#contract/pictures.ts'
import type { ManualGroup } from '#contract/views/support.ts'
import type { CurveView, DocumentKind, Parameter as ParameterView, ProductView } from '#contract/views.ts'
import { CategoryText, Path, PriceDay, PriceText } from '../common.ts'
import { mp4Url, plain, priceText } from '../values.ts'
import { Product } from './entities.ts'
import { entityOf } from './entity.ts'

const File = z.string().describe('Path of a PDF, empty if there is none')
const Drawing = z.string().describe('Path of a CAD drawing (DXF) in millimetres, empty if there is none')
const fileOf =
  (kind: DocumentKind) =>
  ({ documents }: ProductView) =>
    documents.find((document) => document.kind === kind)?.file.url ?? ''

const parameter = entityOf<ParameterView>()((field) => ({
  name: field(z.string(), ({ name }) => plain(name)),
  content: field(z.array(z.string()), ({ values }) => values.map(plain)),
}))

const curveParameter = ({ name, points }: CurveView): ParameterView => ({
  key: '',
  name,
  values: points.map(({ texts }) => ({ text: texts.join(' · ') })),
})

const block = entityOf<ProductView['details'][number]>()((field) => ({
  title: field(z.string(), ({ title }) => plain(title)),
  intro: field(z.string().describe('HTML'), ({ text }) => text.html),
  img: field(z.string().describe('Path of a picture, empty if there is none'), ({ picture }) =>
    picture ? webpUrl(picture, 960) : '',
  ),
}))

const detail = entityOf<ProductView & { featureLink: string }>()((field) => ({
  code: field(z.string(), ({ code }) => code),
  intro: field(z.string().describe('HTML'), ({ intro }) => intro.html),
  tags: field(z.array(z.string()), ({ tags }) => tags.map(plain)),
  banner: field(z.array(Path).describe('Pictures of the product'), ({ pictures }) =>
    pictures.map((picture) => webpUrl(picture, 1600)),
  ),
  award: field(z.array(Path).describe('Pictures of awards'), ({ awards }) =>
    awards.flatMap(({ picture }) => (picture ? [webpUrl(picture, 320)] : [])),
  ),
  details: field(z.array(block.schema), ({ details }) => details.map(block.from)),
  param: field(
    z.array(parameter.schema).describe('Technical parameters of the product, then its planning data, values with units'),
    ({ parameters, planning, curve }) =>
      [...parameters, ...(curve ? [curveParameter(curve)] : []), ...planning].map(parameter.from),
  ),
  scene: field(z.array(Path).describe('Pictures of the installed product'), ({ scenes }) =>
    scenes.map((picture) => webpUrl(picture, 1600)),
  ),
  install_pc: field(z.string().describe('Path of the installation drawing, empty if there is none'), ({ installationPicture }) =>
    installationPicture ? webpUrl(installationPicture, 1600) : '',
  ),
  video: field(z.string().describe('Path of a video, empty if there is none'), ({ video }) => mp4Url(video?.sources)),
  link: field(z.string().describe('Path of the series’ feature page, empty if it has none'), ({ featureLink }) => featureLink),
  series_id: field(z.string(), ({ seriesId }) => seriesId),
  brochure: field(File, fileOf('brochure')),
  manual: field(File, fileOf('manual')),
  spec_sheet: field(File, fileOf('specSheet')),
  warranty_document: field(File, fileOf('warranty')),
  accessories_lists: field(File, fileOf('accessories')),
  installation_guide: field(File, fileOf('installationGuide')),
  planning_sheet: field(File, fileOf('planningSheet')),
  planning_drawing: field(Drawing, fileOf('planningDrawing')),
  buy_link: field(z.string().describe('Where the product can be bought, empty if nowhere online'), ({ buyLink = '' }) => buyLink),
  price: field(PriceText, ({ price }) => priceText(price)),
  price_date: field(PriceDay, ({ price }) => price?.on ?? ''),
  spare_parts_years: field(
    z.int().describe('Years for which spare parts are kept after the last appliance is sold, 0 if not stated'),
    ({ spareParts }) => spareParts?.years ?? 0,
  ),
  spare_parts_until: field(
    z.string().describe('Last day of spare parts (YYYY-MM-DD), empty while the product is sold'),
    ({ spareParts }) => spareParts?.until ?? '',
  ),
}))
export const ProductDetail = detail.schema
export const productDetail = detail.from

export const ProductData = z.object({ detail: ProductDetail, recommend: z.array(Product), cate: CategoryText })

const Cell = z.string()

/** Up to three products. `name_0` is the parameter; `name_1` to `name_3` are the products in the requested order. */
export const CompareResult = z.object({
  param: z.array(parameter.schema).describe('Parameters with one content entry per product, empty if the product has no value'),
  goods: z.array(Product),
  table_title: z
    .array(z.object({ name: z.string() }))
    .describe('The heading of the parameter column, then the code of each product'),
  table_data: z
    .array(z.object({ name_0: Cell, name_1: Cell, name_2: Cell, name_3: Cell }))
    .describe('One row per parameter; – if a product has no value, empty if there is no such column'),
})

const download = entityOf<ManualGroup['products'][number]>()((field) => ({
  id: field(z.string(), ({ product }) => product.id),
  code: field(z.string(), ({ product }) => product.code),
  thumb: field(Path, ({ product }) => webpUrl(product.picture, 320)),
  leaflet: field(File, ({ leaflet }) => leaflet?.url ?? ''),
}))
const series = entityOf<ManualGroup>()((field) => ({
  name: field(z.string(), ({ name }) => plain(name)),
  data: field(z.array(download.schema), ({ products }) => products.map(download.from)),
}))

const allDownloads = entityOf<readonly ManualGroup[]>()((field) => ({
  series: field(z.array(series.schema).describe('All series of the category, including those without products'), (groups) =>
    groups.map(series.from),
  ),
}))
export const Downloads = allDownloads.schema
export const downloads = allDownloads.from
