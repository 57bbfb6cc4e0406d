import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import { fullPictureUrl } from '#contract/pictures.ts'
import type { PressPicture } from '#contract/views/articles.ts'
import styles from './downloads.module.css'

/** The pictures of a press release, in full size. `name` is the beginning of their file names. */
export function Downloads({ name, downloads }: { name: string; downloads: readonly PressPicture[] }) {
  const { number } = useLanguage()
  const t = useMessages('company')
  if (downloads.length === 0) return null
  return (
    <section aria-labelledby="press-pictures">
      <h2 id="press-pictures" className="section-heading">
        {t('press.pictures')}
      </h2>
      <p className={styles.terms}>{t('press.picturesText')}</p>
      <ul className={styles.pictures}>
        {downloads.map(({ picture, caption, credit }, index) => (
          <li key={picture.src}>
            <figure>
              <ContentPicture
                picture={picture}
                sizes="(width < 40rem) 100vw, (width < 64rem) 45vw, 31vw"
                place={{ ratio: 4 / 3 }}
                decorative
                className={`crop-4-3 ${styles.picture}`}
              />
              <figcaption className={styles.caption}>
                <Words of={caption} />
                <span className={styles.credit}>{t('press.credit', { credit })}</span>
              </figcaption>
            </figure>
            <a
              href={fullPictureUrl(picture.src)}
              download={`${name}-${index + 1}.jpg`}
              className={`inline-action ${styles.download}`}
            >
              <Icon path={downloadIcon} size={18} />
              {t('press.download')}
              <span className={styles.size}>
                JPEG, {number(picture.width)} × {number(picture.height)}
              </span>
              <span className="visually-hidden">
                : <Words of={caption} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
