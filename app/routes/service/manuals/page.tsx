import { useEffect } from 'react'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { ModelSection } from '#app/features/forms/model-form/model-section.tsx'
import { ListPages, listTitle } from '#app/features/pages/list-pages.tsx'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import { loadManuals } from './load.server.ts'
import styles from './page.module.css'
import { SeriesManuals } from './series-manuals.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(
    args,
    loadManuals(catalog, { language, category: query.get('id'), page: query.get('page') }),
    ({ category: { number, name, picture }, pages }, { t, site, trail }) => ({
      title: listTitle(t, t('manuals.ofCategory', { category: name.text }), pages),
      description: t('manuals.description', { category: name.text, brand: site.brand }),
      canonicalUrl: (of) => pageUrl(of, 'manuals', { id: String(number), page: pageValue(pages.number) }),
      picture,
      trail: trail('manuals', name, String(number)),
    }),
  )
}

const lastLoaded = rememberLastLoaded<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => lastLoaded.load(serverLoader)

/** K2: manuals. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ManualsPage({ loaderData }: Route.ComponentProps) {
  const { category, categories, groups, pages } = loaderData
  useEffect(() => lastLoaded.shows(loaderData), [loaderData])
  const { language } = useLanguage()
  const t = useMessages('support')
  const { number, name } = category
  return (
    <>
      <PageIntro
        page="manuals"
        id={String(number)}
        name={name}
        title={{ text: t('manuals.title') }}
        intro={{ text: t('manuals.intro') }}
      />
      <div className="page-width page-body">
        <CategoryTiles
          label={t('manuals.categories')}
          categories={categories}
          to={(to) => pageUrl(language, 'manuals', { id: String(to) })}
          current={number}
        />
        <LoadError failed={'failed' in loaderData && loaderData.failed} />
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
