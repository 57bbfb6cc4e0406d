import { useEffect } from 'react'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { AskUs } from '#app/features/ask-us/ask-us.tsx'
import { CategoryTiles } from '#app/features/category-tiles/category-tiles.tsx'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { createKeptPage } from '#app/features/load-failure/kept-page.ts'
import { LoadFailure } from '#app/features/load-failure/load-failure.tsx'
import { ModelSection } from '#app/features/model-form/model-section.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadManuals } from './load.server.ts'
import styles from './page.module.css'
import { SeriesManuals } from './series-manuals.tsx'

const messages = messageSet('ask', 'breadcrumb', 'loadFailure', 'document', 'manuals', 'model', 'paging')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadManuals(catalog, { language, category: query.get('id'), page: query.get('page') }), messages(language))
}

const kept = createKeptPage<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader)

/** K2: manuals. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ManualsPage({ loaderData }: Route.ComponentProps) {
  const { category, categories, groups, pages } = loaderData
  useEffect(() => kept.shows(loaderData), [loaderData])
  const { language, t } = useLanguage()
  const { brand } = useSite()
  const { number, name, picture } = category
  const listTitle = useListTitle(t('manuals.ofCategory', { category: name.text }), pages)
  const trail = useTrail('manuals', name, String(number))
  return (
    <>
      <PageHead
        title={listTitle}
        description={t('manuals.description', { category: name.text, brand })}
        canonicalUrl={(of) => pageUrl(of, 'manuals', { id: String(number), page: pageValue(pages.number) })}
        picture={picture}
        trail={trail}
      />
      <PageIntro title={{ text: t('manuals.title') }} intro={{ text: t('manuals.intro') }}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        <CategoryTiles
          label={t('manuals.categories')}
          categories={categories}
          to={(to) => pageUrl(language, 'manuals', { id: String(to) })}
          current={number}
        />
        {'failed' in loaderData && loaderData.failed && <LoadFailure />}
        <ListPages pages={pages} url={(page) => pageUrl(language, 'manuals', { id: String(number), page: pageValue(page) })}>
          <div className={styles.groups}>
            {groups.map((group) => (
              <SeriesManuals key={group.id} group={group} category={category} />
            ))}
          </div>
        </ListPages>
        <ModelSection />
        <AskUs title={t('ask.title')} text={t('ask.text')} />
      </div>
    </>
  )
}
