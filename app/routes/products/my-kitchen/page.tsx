import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import { Shelves } from './shelves.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { categories } = catalog.site(language)
  return pageData(args, found({ categories }), (_, { t, trail }) => ({
    title: t('kitchen.title'),
    description: t('kitchen.description'),
    canonicalUrl: (of) => pageUrl(of, 'myKitchen'),
    trail: trail('myKitchen', t('kitchen.title')),
  }))
}

/** MK1: the appliances that a visitor keeps. The server doesn't know them: the shelves are filled in the browser. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function MyKitchenPage({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useMessages('my-kitchen')
  const title = t('kitchen.title')
  return (
    <>
      <PageIntro page="myKitchen" title={{ text: title }} intro={{ text: t('kitchen.intro') }} />
      <div className="page-width page-body">
        <p className={`${styles.notice} ${styles.withoutScript}`}>{t('kitchen.noScript')}</p>
        <Shelves categories={categories} />
      </div>
    </>
  )
}
