import { useEffect } from 'react'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { AskUs } from '#app/features/forms/ask-us.tsx'
import { ModelSection } from '#app/features/forms/model-form/model-section.tsx'
import { ListPages, listTitle } from '#app/features/pages/list-pages.tsx'
import { rememberLastLoaded } from '#app/features/pages/load-error/last-loaded.ts'
import { LoadError } from '#app/features/pages/load-error/load-error.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { fileFacts } from '#app/features/products/documents/file-facts.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import { Badge } from '#app/ui/reading/badge.tsx'
import { pageUrl, pageValue, productListUrl } from '#contract/pages/urls.ts'
import type { ManualGroup } from '#contract/views/support.ts'
import type { CategoryView } from '#contract/views.ts'
import type { Route } from './+types/page'
import { loadManuals } from './load.server.ts'
import styles from './page.module.css'

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

/** The manuals of a series. The model links to its support page, which has its other documents. */
function SeriesManuals({ group: { id, name, products }, category }: { group: ManualGroup; category: CategoryView }) {
  const { language } = useLanguage()
  const t = useMessages('support')
  const headingId = `series-${id}`
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        <Words of={name} />
      </h2>
      {products.length > 0 ? (
        <ul className={styles.products}>
          {products.map((entry) => (
            <li key={entry.product.code}>
              <ManualRow entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <NoData text={t('manuals.seriesEmpty')}>
          <Link to={productListUrl(language, category.number)} className={onwardClass}>
            <Onward>{t('manuals.seriesEmptyNext', { category: category.name.text })}</Onward>
          </Link>
        </NoData>
      )}
    </section>
  )
}

function ManualRow({ entry: { product, manual, discontinued } }: { entry: ManualGroup['products'][number] }) {
  const { language, number } = useLanguage()
  const t = useMessages('common', 'support')
  const { code, title, picture } = product
  return (
    <article className={styles.row}>
      <ContentPicture picture={picture} sizes="7rem" decorative className="crop-4-3" />
      <div>
        <h3 className={styles.title}>
          <Link to={pageUrl(language, 'support', { id: code })} className={styles.model}>
            <span className={styles.code}>{code}</span> <Words of={title} />
          </Link>
          {discontinued && <Badge>{t('manuals.noLongerSold')}</Badge>}
        </h3>
        {manual ? (
          <a href={manual.url} download={manual.fileName} className={styles.download}>
            <Icon path={downloadIcon} size={18} />
            <span className={styles.file}>
              {t('document.manual')} <span className={styles.facts}>{fileFacts(manual, number)}</span>
              <span className="visually-hidden"> {code}</span>
            </span>
          </a>
        ) : (
          <p className="fine-print">{t('manuals.none')}</p>
        )}
      </div>
    </article>
  )
}
