import { z } from 'zod'
import { CategoryText, Path } from './common.ts'
import { Product } from './entities.ts'

const File = z.string().describe('Path of a PDF, empty if there is none')

const Parameter = z.object({ name: z.string(), content: z.array(z.string()) })

export const ProductDetail = z.object({
  code: z.string(),
  intro: z.string().describe('HTML'),
  tags: z.array(z.string()),
  banner: z.array(Path).describe('Pictures of the product'),
  award: z.array(Path).describe('Pictures of awards'),
  details: z.array(
    z.object({
      title: z.string(),
      intro: z.string().describe('HTML'),
      img: z.string().describe('Path of a picture, empty if there is none'),
    }),
  ),
  param: z.array(Parameter).describe('The technical parameters that the product has, values with their units'),
  scene: z.array(Path).describe('Pictures of the product installed'),
  install_pc: z.string().describe('Path of the installation drawing, empty if there is none'),
  video: z.string().describe('Path of a video, empty if there is none'),
  link: z.string().describe('Path of the series’ feature page, empty if it has none'),
  series_id: z.string(),
  brochure: File,
  manual: File,
  spec_sheet: File,
  warranty_document: File,
  accessories_lists: File,
  installation_guide: File,
  buy_link: z.string().describe('Where the product can be bought, empty if nowhere online'),
})

export const ProductData = z.object({ detail: ProductDetail, recommend: z.array(Product), cate: CategoryText })

const Cell = z.string()

/** At most three products beside each other: `name_0` is the parameter, the others the products in the order asked for. */
export const CompareResult = z.object({
  param: z.array(Parameter).describe('Each parameter with one content a product, empty where the product has no value'),
  goods: z.array(Product),
  table_title: z.array(z.object({ name: z.string() })).describe('The heading of the parameters, then the code of each product'),
  table_data: z
    .array(z.object({ name_0: Cell, name_1: Cell, name_2: Cell, name_3: Cell }))
    .describe('One row a parameter; – where a product has no value, empty where there is no such column'),
})

export const Downloads = z.object({
  series: z
    .array(
      z.object({
        name: z.string(),
        data: z.array(z.object({ id: z.string(), code: z.string(), thumb: Path, leaflet: File })),
      }),
    )
    .describe('Every series of the category, also one without products'),
})
