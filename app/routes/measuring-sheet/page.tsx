import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { printerIcon } from '#app/ui/icons.ts'
import { measuringSheetUrl, pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadMeasuringSheet } from './load.server.ts'
import styles from './page.module.css'
import { Sheet } from './sheet.tsx'

const messages = messageSet('breadcrumb', 'sheet')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query, origin } = pageRequest(args)
  return pageData(loadMeasuringSheet(catalog, { language, query, origin }), messages(language))
}

/** FT6: one A4 page to measure a kitchen with. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function MeasuringSheetPage({ loaderData }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { categories } = useSite()
  const category = loaderData.kind === 'sheet' ? loaderData.category : undefined
  const { name } = categories.find(({ number }) => number === category) ?? {}
  const title = name ? t('sheet.titleOf', { name: name.text }) : t('sheet.title')
  const cate = category === undefined ? '' : String(category)
  const all = useTrail('measuringSheet', t('sheet.title'))
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHead
        title={title}
        description={t('sheet.description')}
        canonicalUrl={(of) => pageUrl(of, 'measuringSheet', { cate })}
        noIndex
      />
      <Trail steps={name ? [...all, { name }] : all} />
      {loaderData.kind === 'choice' ? (
        <>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{t('sheet.intro')}</p>
          <CategoryTiles
            label={t('sheet.choose')}
            categories={loaderData.categories}
            to={(number) => measuringSheetUrl(language, number)}
          />
        </>
      ) : (
        <>
          <div className={styles.actions}>
            <Button className="needs-script" onClick={() => window.print()}>
              <Icon path={printerIcon} size={18} />
              {t('sheet.print')}
            </Button>
            <Link to={loaderData.formUrl}>{t('sheet.enter')}</Link>
            {loaderData.filled && <Link to={measuringSheetUrl(language, loaderData.category)}>{t('sheet.blank')}</Link>}
            <p className={styles.help}>{t('sheet.help')}</p>
          </div>
          <Sheet sheet={loaderData} category={name?.text ?? ''} />
        </>
      )}
    </div>
  )
}
