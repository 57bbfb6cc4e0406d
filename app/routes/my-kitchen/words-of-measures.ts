import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'

type Measures = Readonly<Record<string, string>>

/** Measures in words, each with its question: "Cut-out, width: 730 mm". */
export function wordsOfMeasures(measures: Measures, words: KitchenFacts['measures'], reader: 'own' | 'staff'): string[] {
  return Object.entries(measures).flatMap(([name, typed]) => {
    const measure = words[name]
    if (!measure) return []
    const value = measure.options?.[typed]?.[reader] ?? (/^\d+$/.test(typed) ? `${typed} mm` : typed)
    return `${measure[reader]}: ${value}`
  })
}
