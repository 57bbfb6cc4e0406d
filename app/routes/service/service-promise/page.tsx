import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { textPageHead } from '#app/loading/page-head.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const page = catalog.page(language, 'service-promise')
  return pageData(args, page ? found({ page }) : notFound, textPageHead('servicePromise'))
}

/** X8: three collapsible groups, the hotline, and the 24-hour promise. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ServicePromisePage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useMessages('text-page')
  const { title, intro, picture, groups } = page
  return (
    <>
      <PageIntro page="servicePromise" title={title} intro={intro} picture={picture} />
      <div className={`page-width ${styles.page}`}>
        <Figures />
        <div>
          {groups.map((group, index) => (
            <Disclosure
              key={group.id}
              open={index === 0}
              summary={
                <h2 className={`section-heading ${styles.group}`}>
                  <Words of={group.title} />
                  <span className={styles.count}>{t('promise.entries', { count: group.sections.length })}</span>
                </h2>
              }
            >
              <ol className={styles.entries}>
                {group.sections.map((section) => (
                  <li key={section.id} id={section.id}>
                    <h3 className={styles.entryTitle}>
                      <Words of={section.title} />
                    </h3>
                    <StyledProse of={section.text} />
                  </li>
                ))}
              </ol>
            </Disclosure>
          ))}
        </div>
      </div>
    </>
  )
}

function Figures() {
  const t = useMessages('text-page')
  const { phone, hours } = useSite()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('promise.hotline')}</dt>
        <dd>
          <a href={phoneUrl(phone)} className={styles.figure}>
            {phone}
          </a>
          <span className="soft-note">
            <Words of={hours} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('promise.answer')}</dt>
        <dd className={styles.figure}>{t('promise.answerIn')}</dd>
      </div>
      <div>
        <dt>{t('promise.warranty')}</dt>
        <dd className={styles.figure}>{t('promise.warrantyFor')}</dd>
      </div>
    </dl>
  )
}
