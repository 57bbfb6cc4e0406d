import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { productListUrl } from '#contract/pages/urls.ts'

/** Links to the product lists, one per category. */
export function CategoryLinks({ className, listClass }: { className: string | undefined; listClass?: string }) {
  const { language } = useLanguage()
  return (
    <ul className={listClass}>
      {useSite().categories.map(({ number, name }) => (
        <li key={number}>
          <Link to={productListUrl(language, number)} className={className}>
            <Words of={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
