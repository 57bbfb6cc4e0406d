/*
 * What the browser reads of the API's data. The schemas of the calls would add 21 KB to a page, these add 6 when they are first needed
 * (decision 110). `tsc` compares both.
 */

import * as z from 'zod/mini'
import { searchKinds } from '../views/search.ts'
import type { Call } from './call.ts'
import type { certificate } from './calls/information-calls.ts'
import type { getCityList, getShopList } from './calls/place-calls.ts'
import type { getGoodsInfo, getSeriesGoods, getSpecialSeries } from './calls/product-calls.ts'
import type { search } from './calls/search-calls.ts'

type DataOf<C extends Call> = z.output<C['data']>

export const Places = z.array(z.object({ id: z.string(), name: z.string() })) satisfies z.ZodMiniType<DataOf<typeof getCityList>>

export const Shops = z.array(
  z.object({ id: z.string(), name: z.string(), tel: z.string(), addr: z.string() }),
) satisfies z.ZodMiniType<DataOf<typeof getShopList>>

export const Suggestions = z.object({
  total: z.int(),
  message: z.string(),
  link: z.string(),
  data: z.array(
    z.object({
      group: z.enum(['products', 'accessories', 'support', 'articles', 'pages']),
      group_name: z.string(),
      kind: z.enum(searchKinds),
      kind_name: z.string(),
      title: z.string(),
      title_lang: z.string(),
      note: z.string(),
      link: z.string(),
      thumb: z.string(),
    }),
  ),
}) satisfies z.ZodMiniType<DataOf<typeof search>>

export const ComparableSeries = z.array(z.object({ id: z.string(), name: z.string() })) satisfies z.ZodMiniType<
  Pick<DataOf<typeof getSpecialSeries>[number], 'id' | 'name'>[]
>

const flag = z.union([z.literal(0), z.literal(1)])
export const ComparableProducts = z.array(
  z.object({ id: z.string(), code: z.string(), tags: z.array(z.string()), disabled: flag }),
) satisfies z.ZodMiniType<Pick<DataOf<typeof getSeriesGoods>[number], 'id' | 'code' | 'tags' | 'disabled'>[]>

export const ProductId = z.object({ id: z.string() }) satisfies z.ZodMiniType<Pick<DataOf<typeof getGoodsInfo>, 'id'>>

export const CertificateReply = z.object({
  reference: z.string(),
  name: z.string(),
  code: z.string(),
  serial_number: z.string(),
  buy_date: z.string(),
  registered_on: z.string(),
  expires_on: z.string(),
  open_question: z.enum(['', 'model', 'purchaseDate']),
}) satisfies z.ZodMiniType<DataOf<typeof certificate>>
