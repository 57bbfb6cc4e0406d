import { Link } from 'react-router'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
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
