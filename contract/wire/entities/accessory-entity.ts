import { z } from 'zod'
import { accessoryKinds } from '#contract/content/accessory.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { AccessoryView } from '#contract/views/accessories.ts'
import { CategoryText, Flag, Path, PriceDay, PriceText } from '../common.ts'
import { flag, plain, priceText } from '../values.ts'
import { entityOf } from './entity.ts'

const accessory = entityOf<AccessoryView & { link: string }>()((field) => ({
  code: field(z.string().describe('Part number'), ({ code }) => code),
  kind: field(z.enum(accessoryKinds), ({ kind }) => kind),
  filter: field(z.enum(['carbon', 'grease', '']).describe('Kind of filter, empty if it is none'), ({ filter }) => filter ?? ''),
  title: field(z.string(), ({ title }) => plain(title)),
  intro: field(z.string().describe('One or two sentences, plain text'), ({ text }) => plain(text)),
  img: field(z.string().describe('Path of a picture, empty if there is none'), ({ picture }) =>
    picture ? webpUrl(picture, 960) : '',
  ),
  price: field(PriceText, ({ price }) => priceText(price)),
  price_date: field(PriceDay, ({ price }) => price?.on ?? ''),
  replace_months: field(
    z.int().describe('Months after which it is replaced with daily use, 0 if it depends'),
    ({ replaceMonths = 0 }) => replaceMonths,
  ),
  self_fit: field(Flag.describe('0: a technician has to fit it'), ({ selfFit }) => flag(selfFit)),
  goods: field(z.array(z.string()).describe('Codes of the products that it fits'), ({ models }) => [...models]),
  cate: field(z.array(CategoryText).describe('Categories of which it fits every product'), ({ wholeCategories }) =>
    wholeCategories.map(String),
  ),
  link: field(Path, ({ link }) => link),
}))
export const Accessory = accessory.schema
export const accessoryEntry = accessory.from
