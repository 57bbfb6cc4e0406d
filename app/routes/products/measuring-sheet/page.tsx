import { Link } from '#app/content/link.tsx'
import { Trail } from '#app/content/trail.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { type FrameSite, useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { printerIcon } from '#app/ui/pictures/icons.ts'
import { measuringSheetUrl, pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import type { Route } from './+types/page'
import { loadMeasuringSheet, type SheetPage } from './load.server.ts'
import styles from './page.module.css'
import { Sheet } from './sheet.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query, origin } = pageRequest(args)
  return pageData(args, loadMeasuringSheet(catalog, { language, query, origin }), (page, { t, site }) => {
    const name = categoryName(page, site)
    return {
      title: name ? t('sheet.titleOf', { name: name.text }) : t('sheet.title'),
      description: t('sheet.description'),
      canonicalUrl: (of) => pageUrl(of, 'measuringSheet', { cate: page.kind === 'sheet' ? String(page.category) : '' }),
      noIndex: true,
    }
  })
}

/** FT6: one A4 page to measure a kitchen with. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function MeasuringSheetPage({ loaderData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('fit')
  const name = categoryName(loaderData, useSite())
  return (
    <div className={`page-width ${styles.page}`}>
      <Trail page="measuringSheet" name={t('sheet.title')} choice={name} />
      {loaderData.kind === 'choice' ? (
        <>
          <h1 className={`section-heading ${styles.title}`}>{t('sheet.title')}</h1>
          <p className={styles.intro}>{t('sheet.intro')}</p>
          <CategoryTiles
            label={t('sheet.choose')}
            categories={loaderData.categories}
            to={(number) => measuringSheetUrl(language, number)}
          />
        </>
      ) : (
        <>
          <div className={`screen-only ${styles.actions}`}>
            <Button className="needs-script" onClick={() => window.print()}>
              <Icon path={printerIcon} size={18} />
              {t('sheet.print')}
            </Button>
            <Link to={loaderData.formUrl}>{t('sheet.enter')}</Link>
            {loaderData.filled && <Link to={measuringSheetUrl(language, loaderData.category)}>{t('sheet.blank')}</Link>}
            <p className="soft-note">{t('sheet.help')}</p>
          </div>
          <Sheet sheet={loaderData} category={name?.text ?? ''} />
        </>
      )}
    </div>
  )
}

/** The category that the sheet is for. Undefined on the page to choose one. */
function categoryName(page: SheetPage, { categories }: FrameSite): Text | undefined {
  if (page.kind === 'choice') return undefined
  return categories.find(({ number }) => number === page.category)?.name
}
