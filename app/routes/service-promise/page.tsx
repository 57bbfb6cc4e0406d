import { Trail, useTrail } from '#app/content/trail.tsx'
import { Words } from '#app/content/words.tsx'
import { WrittenProse } from '#app/content/written-prose.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import { phoneUrl } from '#contract/phone-url.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadServicePromise } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'promise')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(loadServicePromise(catalog, language), messages(language))
}

/** X8: three collapsible groups, the hotline, and the 24-hour promise. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ServicePromisePage({ loaderData: { page } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { title, intro, description, picture, groups } = page
  const trail = useTrail('servicePromise', title)
  return (
    <>
      <PageHead
        title={title.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'servicePromise')}
        picture={picture}
        trail={trail}
      />
      <PageIntro title={title} intro={intro} picture={picture}>
        <Trail steps={trail} />
      </PageIntro>
      <div className={`page-width ${styles.page}`}>
        <Figures />
        <div>
          {groups.map((group, index) => (
            <Disclosure
              key={group.id}
              open={index === 0}
              summary={
                <h2 className={styles.group}>
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
                    <WrittenProse of={section.text} />
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
  const { t } = useLanguage()
  const { phone, hours } = useSite()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('promise.hotline')}</dt>
        <dd>
          <a href={phoneUrl(phone)} className={styles.figure}>
            {phone}
          </a>
          <span className={styles.note}>
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
