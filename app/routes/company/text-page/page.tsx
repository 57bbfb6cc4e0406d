import { pageMeta } from '#app/features/pages/page-meta.ts'
import { GuideSections } from '#app/features/reading/text-sections/guide-sections.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { StorySections } from '#app/features/reading/text-sections/story-sections.tsx'
import { Day } from '#app/language/day.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  // The last segment of the path selects the page (X2, X4, X5, X6, X9, X10).
  const key = pageIn('company/text-page', args.url.pathname)
  const slug = key && slugOf(key)
  const page = slug && catalog.page(language, slug)
  const english = slug && catalog.page(defaultLanguage, slug)
  // A title identical to the English one is English (X6), and is marked with `lang` for screen readers.
  const isEnglish = language !== defaultLanguage && page?.title.text === english?.title.text
  const titled = page && isEnglish ? { ...page, title: { ...page.title, lang: defaultLanguage } } : page
  return pageData(args, key && titled ? found({ key, page: titled }) : notFound, (data, frame) =>
    textPageHead(data.key)(data, frame),
  )
}

/** Pages for looking something up. The others are stories, to be read from top to bottom. */
const guides: readonly PageKey[] = ['shoppingGuide', 'terms']

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function TextPage({ loaderData: { key, page } }: Route.ComponentProps) {
  const t = useMessages('text-page')
  const { title, intro, picture, sections, updated } = page
  const isGuide = guides.includes(key)
  return (
    <article>
      <PageIntro page={key} title={title} intro={intro} picture={isGuide ? undefined : picture} />
      <div className="page-width page-end">
        {isGuide ? <GuideSections page={page} contentsLabel={t('textPage.contents')} /> : <StorySections sections={sections} />}
        {updated && (
          <p className={styles.updated}>
            {t('textPage.updated')} <Day of={updated} />
          </p>
        )}
      </div>
    </article>
  )
}
