import { PageHead } from '#app/features/page-head/page-head.tsx'
import { breadcrumbList } from '#app/features/page-head/structured-data.ts'
import { useLanguage } from '#app/language/language.tsx'
import { answer, pageRequest } from '#app/loading/page.server.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { paths } from '#contract/pages/paths.ts'
import { framedUrl, lookupTypes, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadFramed } from './load.server.ts'
import styles from './page.module.css'

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const value = (name: string) => query.get(name) ?? ''
  return answer(loadFramed(catalog, { language, type: value('type'), name: value('name'), cate: value('cate'), id: value('id') }))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FramedPage({ loaderData }: Route.ComponentProps) {
  const { url, foreign, type, name, category, title, description } = loaderData
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const trail = [
    { name: t('nav.home'), url: origin + pageUrl(language, 'home') },
    { name: category.name.text, url: origin + productListUrl(language, category.number) },
    { name: title.text, url: origin + framedUrl(language, type, name, category.number) },
  ]
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        path={paths.framed}
        query={{ type: lookupTypes[type], name, cate: String(category.number) }}
        noIndex={foreign}
        jsonLd={[breadcrumbList(trail)]}
      />
      <h1 className="visually-hidden" lang={title.lang}>
        {title.text}
      </h1>
      <iframe
        // Another address is another frame: a changed one would leave an entry of its own in the history.
        key={url}
        className={styles.frame}
        src={url}
        title={title.text}
        sandbox={foreign ? 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox' : undefined}
        referrerPolicy={foreign ? 'no-referrer' : undefined}
      />
    </>
  )
}
