import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { LinkRow } from '#app/ui/actions/link-row.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Choice } from './load.server.ts'

/** Links to the accessories of each category, and to all. */
export function ByCategory({ current }: { current: Choice }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  const { categories } = useSite()
  const shown = current.kind === 'category' ? current.category.number : undefined
  return (
    <LinkRow label={t('accessories.categories')}>
      <li>
        <Link to={pageUrl(language, 'accessories')} preventScrollReset aria-current={current.kind === 'all' ? 'page' : undefined}>
          {t('accessories.all')}
        </Link>
      </li>
      {categories.map(({ number, name }) => (
        <li key={number}>
          <Link
            to={pageUrl(language, 'accessories', { id: String(number) })}
            preventScrollReset
            aria-current={number === shown ? 'page' : undefined}
          >
            <Words of={name} />
          </Link>
        </li>
      ))}
    </LinkRow>
  )
}
