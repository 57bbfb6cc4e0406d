import { pageMeta } from '#app/features/pages/page-meta.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { framedUrl, lookupTypes, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadFramed } from './load.server.ts'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const value = (name: string) => query.get(name) ?? ''
  return pageData(
    args,
    loadFramed(catalog, { language, type: value('type'), name: value('name'), cate: value('cate'), id: value('id') }),
    ({ foreign, type, name, category, title, description }, { language }) => ({
      title: title.text,
      description: description.text,
      canonicalUrl: (of) => pageUrl(of, 'framed', { type: lookupTypes[type], name, cate: String(category.number) }),
      noIndex: foreign,
      trail: [
        { name: category.name.text, url: productListUrl(language, category.number) },
        { name: title, url: framedUrl(language, type, name, category.number) },
      ],
    }),
  )
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FramedPage({ loaderData }: Route.ComponentProps) {
  const { url, foreign, title } = loaderData
  return (
    <>
      <h1 className="visually-hidden" lang={title.lang}>
        {title.text}
      </h1>
      <iframe
        // A key per URL creates a new frame. Changing `src` would add an entry to the history.
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
