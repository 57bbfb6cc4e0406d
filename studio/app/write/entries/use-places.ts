import { useEffect, useState } from 'react'
import { categories } from '#contract/products/categories.ts'
import { call } from '#studio/app/call.ts'
import { countryName } from '#studio/app/labels/entry-name.ts'
import { choicesInChinese } from '#studio/words/choices.ts'
import { derivedLabel } from '#studio/words/fields/field-words.ts'

/** What a new entry or item is filed under. */
export type PlaceLabel = 'category' | 'country'

const slugs = categories.map(({ slug }) => slug)

/** Categories are always the same. Countries are those of the areas. */
export function usePlaces(label: PlaceLabel | undefined): readonly string[] {
  const [countries, setCountries] = useState<readonly string[]>([])
  useEffect(() => {
    if (label !== 'country') return
    let isCurrent = true
    call('countries', {})
      .then((answer) => isCurrent && setCountries(answer.countries))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [label])
  return label === undefined ? [] : label === 'category' ? slugs : countries
}

/** A category or a country in words. */
export function placeName(id: string, language: 'en' | 'zh-Hans'): string {
  if (!slugs.some((slug) => slug === id)) return countryName(id)
  const name = derivedLabel(id).replace('In sink', 'In-sink')
  return (language === 'zh-Hans' ? choicesInChinese.get(name) : undefined) ?? name
}
