import { Day } from '#app/language/day.tsx'
import { useMessages } from '#app/language/messages.ts'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import type { ArticleCard } from '#contract/views/articles.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import styles from './card-facts.module.css'

/** The date of an article, and how long it takes to read, watch or cook. */
export function CardFacts({ article }: { article: ArticleCard }) {
  const t = useMessages('news')
  return (
    <DotList className={styles.facts}>
      <li>
        <Day of={article.published} />
      </li>
      {durations(article, t).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </DotList>
  )
}

function durations(article: ArticleCard, t: Translate<'news'>): string[] {
  switch (article.kind) {
    case 'video':
      return [t('measure.seconds', { count: article.seconds })]
    case 'recipe':
      return [minutesText(t, article.totalMinutes), t('measure.portions', { count: article.portions })]
    case 'news':
    case 'happiness':
    case 'case':
    case 'career':
    case 'press':
      return []
  }
}

/** `110` becomes 1 hour 50 minutes. */
export function minutesText(t: Translate<'news'>, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('measure.minutes', { minutes })
  return rest === 0 ? t('measure.hours', { hours }) : t('measure.hoursAndMinutes', { hours, minutes: rest })
}
