import { exampleCode } from '#contract/products/product-code.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { Choice } from './load.server.ts'

type ChoiceWords = {
  title: string
  intro: string
  description: string
  /** In the breadcrumb, below the page of all. */
  step?: string
  query: { id?: string; code?: string }
}

/** Title, intro and URL of the page, for what it shows. */
export function choiceWords(choice: Choice, t: Translate<'parts'>): ChoiceWords {
  switch (choice.kind) {
    case 'all':
      return {
        title: t('accessories.title'),
        intro: t('accessories.intro'),
        description: t('accessories.description'),
        query: {},
      }
    case 'category': {
      const category = choice.category.name.text
      const description = t('accessories.ofCategoryDescription', { category })
      return {
        title: t('accessories.ofCategory', { category }),
        intro: t('accessories.intro'),
        description,
        step: category,
        query: { id: String(choice.category.number) },
      }
    }
    case 'model': {
      const { code, title } = choice.product
      return {
        title: t('accessories.of', { code }),
        intro: title.text,
        description: t('accessories.ofDescription', { code, title: title.text }),
        step: code,
        query: { code },
      }
    }
    case 'unknown': {
      const title = t('accessories.unknown', { code: choice.typed })
      const intro = t('accessories.unknownText', { example: exampleCode })
      return { title, intro, description: intro, step: title, query: {} }
    }
  }
}
