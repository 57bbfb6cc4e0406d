import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowRightIcon, playIcon } from '#app/ui/pictures/icons.ts'
import { articleUrl, type HubList } from '#contract/pages/urls.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import styles from './article-list.module.css'
import { CardFacts } from './card-facts.tsx'

type ArticleListProps = {
  articles: readonly ArticleCard[]
  list?: HubList
  /** Shows the first article above the others, at full width. */
  lead?: boolean
  /** Set if the first picture of the list is the first one visible on the page. */
  priority?: boolean
  /** Number of columns on wide screens. */
  columns?: 3 | 4
  heading: 'h2' | 'h3'
}

const leadSizes = '(min-width: 108.75rem) 60rem, (min-width: 50rem) 55vw, 100vw'
const cardSizes = {
  3: '(min-width: 108.75rem) 33rem, (min-width: 64rem) 31vw, (min-width: 40rem) 45vw, 100vw',
  4: '(min-width: 108.75rem) 25rem, (min-width: 64rem) 23vw, (min-width: 40rem) 45vw, 76vw',
}

/** A list of articles, as a grid of cards. */
export function ArticleList({ articles, list, lead = false, priority = false, columns = 3, heading }: ArticleListProps) {
  return (
    <ul role="list" className={columns === 4 ? styles.four : styles.three}>
      {articles.map((article, index) => (
        <li key={article.id} className={lead && index === 0 ? styles.lead : undefined}>
          <ArticleCardView
            article={article}
            list={list}
            sizes={lead && index === 0 ? leadSizes : cardSizes[columns]}
            priority={priority && index === 0}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}

type ArticleCardViewProps = {
  article: ArticleCard
  /** The list of the news hub that contains the card, if any. */
  list?: HubList
  /** Value of the `sizes` attribute. */
  sizes: string
  priority?: boolean
  heading: 'h2' | 'h3'
}

/** A card of an article (N2). The whole card is a link. In a wide container, text and picture are side by side. */
function ArticleCardView({ article, list, sizes, priority = false, heading: Heading }: ArticleCardViewProps) {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const { kind, id, title, intro, picture } = article
  return (
    <article className={styles.place}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes={sizes} place={{ ratio: 4 / 3 }} priority={priority} decorative />
          {kind === 'video' && <Icon path={playIcon} size={20} className={styles.play} />}
        </div>
        <div className={styles.words}>
          <CardFacts article={article} />
          <Heading className={styles.title}>
            <Words of={title} />
          </Heading>
          <p className={styles.intro}>
            <Words of={intro} />
          </p>
          <Link to={articleUrl(language, kind, id, list)} className={`screen-only inline-action card-link ${styles.link}`}>
            {t('link.learnMore')}
            <span className="visually-hidden">
              : <Words of={title} />
            </span>
            <Icon path={arrowRightIcon} size={18} />
          </Link>
        </div>
      </div>
    </article>
  )
}
