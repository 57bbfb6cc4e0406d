import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { LinkRow } from '#app/ui/actions/link-row.tsx'
import { productListUrl } from '#contract/pages/urls.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'

/** Links to the product lists of the other categories. */
export function CategoryLinks({ current }: { current: CategoryNumber }) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { categories } = useSite()
  return (
    <LinkRow label={t('menu.categories')}>
      {categories.map(({ number, name }) => (
        <li key={number}>
          <Link to={productListUrl(language, number)} aria-current={number === current ? 'page' : undefined}>
            <Words of={name} />
          </Link>
        </li>
      ))}
    </LinkRow>
  )
}
