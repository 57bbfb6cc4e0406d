import { useLanguage } from '#app/language/language.tsx'
import type { ListPage } from '#contract/views/list-page.ts'

/** The title of a page of a list. From the second page on, it says which one it is. */
export function useListTitle(title: string, { number }: ListPage): string {
  const { t } = useLanguage()
  return number === 1 ? title : t('paging.title', { title, number })
}
