import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { productListUrl } from '#contract/pages/urls.ts'
import type { CategorySummary } from '#contract/views.ts'

/** Link to all products of a category. Inside a phrase the name starts in lower case: "All range hoods". */
export function CategoryLink({ category: { number, name } }: { category: Pick<CategorySummary, 'number' | 'name'> }) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  return (
    <Link to={productListUrl(language, number)} className={onwardClass}>
      <Onward>{t('menu.all', { category: name.text.toLocaleLowerCase(name.lang ?? language) })}</Onward>
    </Link>
  )
}
