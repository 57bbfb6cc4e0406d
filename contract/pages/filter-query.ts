import { ownValue } from '../objects/own-value.ts'
import type { FilterChoice } from '../views.ts'

const byNumber = (a: string, b: string) => Number(a) - Number(b)
const isValueId = (text: string) => /^[1-9][0-9]{0,5}$/.test(text)

/** Formats ticked filters for the URL: `width:1,2;type:3`, types in alphabetical order, values in numeric order (P2). */
export function formatFilters(choice: FilterChoice): string {
  return Object.entries(choice)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, values]) => `${type}:${[...values].sort(byNumber).join(',')}`)
    .join(';')
}

/**
 * Parses `filter` parameters. A form without JavaScript sends one per ticked box (`filter=width:1&filter=width:2`), a link sends one
 * for all; both give the same choice. Invalid parts are ignored.
 */
export function parseFilters(parameters: readonly string[]): FilterChoice {
  const chosen = new Map<string, Set<string>>()
  for (const part of parameters.flatMap((parameter) => parameter.split(';'))) {
    const [, type, list] = /^([a-z0-9-]{1,40}):(.{1,400})$/.exec(part) ?? []
    if (type === undefined || list === undefined) continue
    const values = list.split(',').filter(isValueId)
    if (values.length > 0) chosen.set(type, new Set([...(chosen.get(type) ?? []), ...values]))
  }
  return Object.fromEntries([...chosen].map(([type, values]) => [type, [...values].sort(byNumber)]))
}

/** The choice after ticking or unticking one box; a type without values is removed (P2). */
export function toggleFilter(choice: FilterChoice, type: string, value: string): FilterChoice {
  const values = ownValue(choice, type) ?? []
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort(byNumber)
  const { [type]: _, ...others } = choice
  return next.length > 0 ? { ...others, [type]: next } : others
}
