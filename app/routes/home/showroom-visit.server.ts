import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { ShowroomVisit } from './enquiry.tsx'

/** The enquiry that the product page links to (D12). Its values are English, like those of all choices. Undefined for an unknown model. */
export function showroomVisit(catalog: Catalog, language: Language, code: string | null): ShowroomVisit | undefined {
  const product = code ? catalog.product(defaultLanguage, code) : undefined
  if (!product) return undefined
  const t = interfaceWords(language)
  return {
    code: product.code,
    title: t('visit.title'),
    text: t('visit.text', { address: catalog.site(language).address.text }),
    category: catalog.category(defaultLanguage, product.category).name.text,
    choice: {
      value: interfaceWords(defaultLanguage)('visit.choice', { code: product.code }),
      name: t('visit.choice', { code: product.code }),
    },
  }
}
