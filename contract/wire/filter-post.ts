import { z } from 'zod'
import { Category } from './common.ts'

const ValueIds = z.union([z.string(), z.number()], 'unreadable').transform((value) => String(value).trim())

/** Selected ids by filter type. The key `cate` is the category; every other key is a filter type. */
const Filters = z.record(z.string(), ValueIds, 'unreadable').transform((entries, context) => {
  const { cate = '', ...chosen } = entries
  const category = Category.safeParse(cate)
  if (!category.success) {
    context.addIssue({ code: 'custom', path: ['cate'], message: cate === '' ? 'required' : 'unknown' })
    return z.NEVER
  }
  return { category: category.data, choice: readChoice(chosen) }
})

function readChoice(chosen: Record<string, string>): Record<string, string[]> {
  const lists = Object.entries(chosen).map(([type, value]) => [type, idsIn(value)] as const)
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0))
}

function idsIn(value: string): string[] {
  const ids = value.split(',').map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))].sort((a, b) => Number(a) - Number(b))
}

const FilterText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'unreadable' })
    return z.NEVER
  }
})

/** `post` of filterGoods: JSON `{ "cate": "1", "<filter type>": "<id>,<id>" }`, or fields `post[cate]=1` … */
export const FilterPost = z.union([FilterText, z.record(z.string(), z.string())], 'unreadable').pipe(z.unknown().pipe(Filters))
