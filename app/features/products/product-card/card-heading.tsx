import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import type { Text } from '#contract/views.ts'
import styles from './card-heading.module.css'

type CardHeadingProps = {
  code: string
  title: Text
  /** Of the product's page, if it has one. The link covers the card, which needs `position: relative`. */
  link?: Pick<Parameters<typeof Link>[0], 'to' | 'viewTransition' | 'prefetch'> | undefined
}

/** Code and title of a product, as the heading of its card. Screen readers announce the card by it. */
export function CardHeading({ code, title, link }: CardHeadingProps) {
  const name = (
    <>
      <span className={styles.code}>{`${code} `}</span>
      <Words of={title} />
    </>
  )
  return (
    <h3 className={styles.heading}>
      {link ? (
        <Link {...link} className={`card-link ${styles.link}`}>
          {name}
        </Link>
      ) : (
        name
      )}
    </h3>
  )
}
