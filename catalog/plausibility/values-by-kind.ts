import type { ParameterValue } from '#contract/content/product.ts'
import { isCurve, isPair, isSize, type Point } from '../format/parameter-value.ts'

/** The values of a product, by kind. A value that is missing or of another kind is undefined: other rules report that. */
export type ValuesByKind = ReturnType<typeof valuesByKind>

export function valuesByKind(values: Readonly<Record<string, ParameterValue>>) {
  return {
    number: (key: string) => numberOr(values[key]),
    pair: (key: string): Point | undefined => (isPair(values[key]) ? values[key] : undefined),
    size: (key: string): readonly [number, number, number] | undefined => (isSize(values[key]) ? values[key] : undefined),
    curve: (key: string): readonly Point[] | undefined => (isCurve(values[key]) ? values[key] : undefined),
    option: (key: string): string | undefined => (typeof values[key] === 'string' ? values[key] : undefined),
    /** Of a choice with one or several values. */
    options: (key: string): readonly string[] => [values[key] ?? []].flat().filter((value) => typeof value === 'string'),
  }
}

const numberOr = (value: ParameterValue | undefined) => (typeof value === 'number' ? value : undefined)

/** A value that can't be right. `undefined` if it can. */
export type Doubt = { key: string; message: string } | undefined
/** Compares values of one product with each other and with physics. */
export type Plausibility = (values: ValuesByKind) => Doubt[]

export const doubt = (key: string, message: string): Doubt => ({ key, message })
