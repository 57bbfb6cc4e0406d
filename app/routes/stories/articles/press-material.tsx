import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import { SplitSection } from '#app/ui/reading/split-section.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import { fullPictureUrl } from '#contract/pictures.ts'
import type { PressPicture, PressView } from '#contract/views/articles.ts'
import styles from './press-material.module.css'

/** What journalists need of a press release: its pictures, and whom to ask. */
export function PressMaterial({ article: { id, title, downloads, contact } }: { article: PressView }) {
  const t = useMessages('company')
  return (
    <div className={`screen-only page-width ${styles.material}`}>
      <Downloads name={id} downloads={downloads} />
      <SplitSection id="press-contact" title={t('press.contact')} text={t('press.contactText')}>
        <p className={styles.contact}>
          <a href={phoneUrl(contact.phone)}>{contact.phone}</a>
          <a href={`mailto:${contact.email}?subject=${encodeURIComponent(title.text)}`}>{contact.email}</a>
        </p>
      </SplitSection>
    </div>
  )
}

/** The pictures of a press release, in full size. `name` is the beginning of their file names. */
function Downloads({ name, downloads }: { name: string; downloads: readonly PressPicture[] }) {
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
