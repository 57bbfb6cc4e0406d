import type { Translate } from '#app/i18n/translate.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryView } from '#contract/views.ts'

/** "All range hoods": within a sentence, the name of a category begins with a small letter. */
export function categoryLinkText(t: Translate, language: Language, { name }: Pick<CategoryView, 'name'>): string {
  return t('menu.all', { category: name.text.toLocaleLowerCase(name.lang ?? language) })
}
