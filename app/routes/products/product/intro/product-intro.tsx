import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Prose, Words } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { awardIcon } from '#app/ui/pictures/icons.ts'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import type { ShownProduct } from '../load.server.ts'
import styles from './product-intro.module.css'

/** Code and title (D2). */
export function ProductHeading({ product }: { product: ShownProduct }) {
  return (
    <h1 className={`section-heading ${styles.heading}`}>
      <span className={styles.code}>{`${product.code} `}</span>
      <Words of={product.title} />
    </h1>
  )
}

/** Tags, intro and awards (D2). */
export function ProductIntro({ product }: { product: ShownProduct }) {
  const t = useMessages('product')
  const { intro, awards } = product.introduction
  return (
    <>
      <DotList label={t('product.tags')} className={styles.tags}>
        {product.tags.map((tag) => (
          <li key={tag.text}>
            <Words of={tag} />
          </li>
        ))}
      </DotList>
      <Prose of={intro} className={styles.intro} />
      {awards.length > 0 && (
        <ul role="list" aria-label={t('product.awards')} className={styles.awards}>
          {awards.map(({ name, picture }) => (
            <li key={name.text}>
              {picture ? (
                <ContentPicture picture={picture} sizes="3rem" decorative className={styles.award} />
              ) : (
                <Icon path={awardIcon} />
              )}
              <Words of={name} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
