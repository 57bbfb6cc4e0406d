import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { AccessoryPicture } from '#app/features/products/accessories/accessory-picture.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { AccessoryCard, AccessoryGroup } from './accessory-groups.server.ts'
import styles from './accessory-list.module.css'

/** Accessories of one kind. Each has its own address, for links from the search. */
export function AccessoryList({ group: { id, title, cards } }: { group: AccessoryGroup }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`section-heading ${styles.heading}`}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.code}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ card: { code, title, text, picture, price, facts } }: { card: AccessoryCard }) {
  const { language } = useLanguage()
  const t = useMessages('parts')
  return (
    <article id={code.toLowerCase()} className={styles.card}>
      {picture && <AccessoryPicture picture={picture} place="card" />}
      <div className={styles.body}>
        <p className={styles.code}>{code}</p>
        <h3 className={`item-heading ${styles.title}`}>
          <Words of={title} />
        </h3>
        <p className={styles.text}>
          <Words of={text} />
        </p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <Words of={{ text: fact }} />
            </li>
          ))}
        </ul>
        {price && (
          <p className={styles.price}>
            {price}{' '}
            <Link to={pageUrl(language, 'charges')} className={`inline-action ${styles.delivery}`}>
              {t('accessories.delivery')}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}
