import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Words } from '#app/i18n/words.tsx'
import { useSite } from '#app/root-data.ts'
import { urls } from '#app/urls.ts'

/** To the lists of products, one a category. */
export function CategoryLinks({ className }: { className: string | undefined }) {
  const { language } = useLanguage()
  return (
    <ul>
      {useSite().categories.map(({ number, name }) => (
        <li key={number}>
          <Link to={urls.productList(language, number)} className={className}>
            <Words of={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
