import { KeptPart } from '#app/content/kept-part.tsx'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { LinkRow } from '#app/ui/link-row.tsx'
import type { CategoryNumber } from '#contract/categories.ts'
import { productListUrl } from '#contract/pages/urls.ts'

/** Links to the product lists of the other categories. */
export function CategoryLinks({ current }: { current: CategoryNumber }) {
  const { language, t } = useLanguage()
  const { categories } = useSite()
  return (
    <KeptPart of={categories} name={`links ${current}`}>
      <LinkRow label={t('menu.categories')}>
        {categories.map(({ number, name }) => (
          <li key={number}>
            <Link to={productListUrl(language, number)} aria-current={number === current ? 'page' : undefined}>
              <Words of={name} />
            </Link>
          </li>
        ))}
      </LinkRow>
    </KeptPart>
  )
}
