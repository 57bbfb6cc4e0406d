import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowRightIcon } from '#app/ui/pictures/icons.ts'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import { articleUrl } from '#contract/pages/urls.ts'
import type { CareerCard } from '#contract/views/articles.ts'
import { dayText } from '#i18n/date-format.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import styles from './post-rows.module.css'

/** Posts, one a row. The whole row is a link. */
export function PostRows({ posts, heading: Heading }: { posts: readonly CareerCard[]; heading: 'h2' | 'h3' }) {
  const { language } = useLanguage()
  const t = useMessages('company')
  return (
    <ul role="list" className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id} className={styles.post}>
          <Heading className={styles.title}>
            <Link to={articleUrl(language, 'career', post.id)} className={`card-link ${styles.link}`}>
              <Words of={post.title} />
            </Link>
          </Heading>
          <p className={styles.intro}>
            <Words of={post.intro} />
          </p>
          <DotList className={styles.facts}>
            <li>{t(`careers.${post.employment}`)}</li>
            <li>
              <Words of={post.place} />
            </li>
            {post.salary && <li>{salaryText(t, post.salary)}</li>}
            {/* The browser may format the date slightly differently. Keep the server's text. */}
            <li>{t('careers.until', { date: dayText(language, post.until) })}</li>
          </DotList>
          <Icon path={arrowRightIcon} className={styles.arrow} />
        </li>
      ))}
    </ul>
  )
}

/** `S$4,200–5,400 a month` */
export function salaryText(t: Translate<'company'>, { from, to, per }: NonNullable<CareerCard['salary']>): string {
  return t(per === 'month' ? 'careers.perMonth' : 'careers.perHour', { from, to })
}
