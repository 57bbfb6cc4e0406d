import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { ShownProduct } from './load.server.ts'
import { ParameterTable } from './parameters-panel.tsx'

/** The first accessories and parts that fit, with part number and price, and the way to all of them. */
export function AccessoriesPanel({ product: { accessories, code } }: { product: ShownProduct }) {
  const { language, t } = useLanguage()
  const { rows, count } = accessories
  return (
    <>
      <ParameterTable caption={t('offer.accessories')} parameters={rows} />
      <Link to={pageUrl(language, 'accessories', { code })} className="inline-action">
        {t('offer.allAccessories', { count, code })}
      </Link>
    </>
  )
}
