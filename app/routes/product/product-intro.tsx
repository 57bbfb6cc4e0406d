import { ContentPicture } from '#app/content/content-picture.tsx'
import { Prose, Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { DotList } from '#app/ui/dot-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { awardIcon } from '#app/ui/icons.ts'
import type { Introduction, ShownProduct } from './load.server.ts'
import styles from './product-intro.module.css'

/** Code, title and tags (D2). */
export function ProductHeading({ product }: { product: ShownProduct }) {
  const { t } = useLanguage()
  return (
    <>
      <h1 className={styles.heading}>
        <span className={styles.code}>{`${product.code} `}</span>
        <Words of={product.title} />
      </h1>
      <DotList label={t('product.tags')} className={styles.tags}>
        {product.tags.map((tag) => (
          <li key={tag.text}>
            <Words of={tag} />
          </li>
        ))}
      </DotList>
    </>
  )
}

/** Intro and awards (D2). */
export function ProductIntro({ of: { intro, awards } }: { of: Introduction }) {
  const { t } = useLanguage()
  return (
    <>
      <Prose of={intro} className={styles.intro} />
      {awards.length > 0 && (
        <ul aria-label={t('product.awards')} className={styles.awards}>
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
