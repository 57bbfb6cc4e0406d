import { Trail, useTrail } from '#app/content/trail.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import { Shelves } from './shelves.tsx'

const messages = messageSet(
  'atHome',
  'breadcrumb',
  'enquiry',
  'form',
  'kitchen',
  'label',
  'loadFailure',
  'notice',
  'owned',
  'registration',
  'share',
)

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const { categories } = catalog.site(language)
  return pageData(found({ categories }), messages(language))
}

/** MK1: the appliances that a visitor keeps. The server doesn't know them: the shelves are filled in the browser. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function MyKitchenPage({ loaderData: { categories } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const title = t('kitchen.title')
  const trail = useTrail('myKitchen', title)
  return (
    <>
      <PageHead
        title={title}
        description={t('kitchen.description')}
        canonicalUrl={(of) => pageUrl(of, 'myKitchen')}
        trail={trail}
      />
      <PageIntro title={{ text: title }} intro={{ text: t('kitchen.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        <p className={`${styles.notice} ${styles.withoutScript}`}>{t('kitchen.noScript')}</p>
        <Shelves categories={categories} />
      </div>
    </>
  )
}
