import { type ComponentProps, useEffect, useState } from 'react'
import { readData } from '#app/browser/read-data.ts'
import { useLanguage } from '#app/language/language.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { ProductNames } from '#contract/fetched/product-names.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'

const loadSchema = async () => (await import('#contract/fetched/product-names.ts')).ProductNames

/** A text field instead of a select, if there are too many choices for the page. It suggests names of the category, once that is chosen. */
export type Suggestions = { names: keyof ProductNames; category: CategoryNumber | undefined }

type SuggestedFieldProps = Omit<ComponentProps<typeof TextField>, 'suggestions'> & { suggestions: Suggestions }

export function SuggestedField({ suggestions: { names, category }, ...field }: SuggestedFieldProps) {
  const offered = useProductNames(category)?.[names] ?? []
  return (
    <TextField
      {...field}
      suggestions={offered}
      spellCheck={false}
      autoCapitalize={names === 'codes' ? 'characters' : undefined}
    />
  )
}

/** The names in a category. Undefined while they are loading, or if they can't be: the field takes any text. */
function useProductNames(category: CategoryNumber | undefined): ProductNames | undefined {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<ProductNames>()

  useEffect(() => {
    if (category === undefined) return
    const controller = new AbortController()
    readData(pageUrl(language, 'productNames', { id: String(category) }), loadSchema(), controller.signal).then(
      setLoaded,
      () => undefined,
    )
    return () => {
      controller.abort()
      setLoaded(undefined)
    }
  }, [category, language])

  return loaded
}
