import { type RefObject, useRef } from 'react'
import { AddOwnedButton } from '#app/content/kitchen/add-owned-button.tsx'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { pageUrl, productUrl } from '#contract/pages/urls.ts'
import type { SupportView } from '#contract/views/support.ts'
import { dayText } from '#i18n/date-format.ts'
import styles from './model-head.module.css'

type ModelHeadProps = {
  support: SupportView
  hasAccessories: boolean
  replacementHref: string | undefined
  /** The field of the check against a notice. A number typed there is that of this appliance. */
  serialField: RefObject<HTMLInputElement | null>
}

/** The model, whether it is still sold, and links to the sections of the page. */
export function ModelHead({ support, hasAccessories, replacementHref, serialField }: ModelHeadProps) {
  const shownPicture = useRef<HTMLImageElement>(null)
  const { language } = useLanguage()
  const t = useMessages('registration', 'support')
  const { product, seriesName, discontinued, successor } = support
  const { code, title, picture } = product
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('support.of', { code })}</h1>
        <p className={styles.about}>
          <Words of={seriesName} /> · <Words of={title} />
        </p>
        {discontinued === undefined ? (
          <p className={styles.ways}>
            <Link to={productUrl(language, product)} className={onwardClass}>
              <Onward>{t('support.product')}</Onward>
            </Link>
            <Link to={pageUrl(language, 'registration', { code })} className={onwardClass}>
              <Onward>{t('support.register')}</Onward>
            </Link>
          </p>
        ) : (
          <div className={styles.gone}>
            {/* The browser may format the date slightly differently. Keep the server's text. */}
            <p>{t('support.noLongerSold', { date: dayText(language, discontinued) })}</p>
            {successor && (
              <p>
                <span className={styles.label}>{t('support.successor')}</span>{' '}
                <Link to={productUrl(language, successor)}>
                  {successor.code} <Words of={successor.title} />
                </Link>
              </p>
            )}
            {replacementHref && (
              <Link to={replacementHref} className={onwardClass}>
                <Onward>{t('support.replacement')}</Onward>
              </Link>
            )}
          </div>
        )}
        <AddOwnedButton
          appliance={{ code, title: title.text, category: product.category }}
          label={t('owned.have')}
          picture={shownPicture}
          serialField={serialField}
        />
        <Contents support={support} hasAccessories={hasAccessories} />
      </div>
      <ContentPicture
        ref={shownPicture}
        picture={picture}
        sizes="(width < 48rem) 100vw, 40vw"
        place={{ ratio: 4 / 3 }}
        priority
        decorative
        className={`screen-only ${styles.picture}`}
      />
    </header>
  )
}

function Contents({ support, hasAccessories }: Pick<ModelHeadProps, 'support' | 'hasAccessories'>) {
  const { notices, faq, videos, recipes, care, product } = support
  const { language } = useLanguage()
  const t = useMessages('common', 'notices', 'product-card', 'support')
  const [first] = notices
  const parts = [
    ...(first ? [{ id: first.id, label: t('notice.heading') }] : []),
    { id: 'documents', label: t('support.documents') },
    ...(hasAccessories ? [{ id: 'accessories', label: t('offer.accessories') }] : []),
    ...(faq.length > 0 ? [{ id: 'questions', label: t('support.questions') }] : []),
    ...(videos.length > 0 ? [{ id: 'videos', label: t('support.videos') }] : []),
    ...(recipes.length > 0 ? [{ id: 'recipes', label: t('support.recipes') }] : []),
    ...(care ? [{ id: 'care', label: t('careLink.text') }] : []),
    { id: 'parts', label: t('support.parts') },
  ]
  return (
    <nav aria-label={t('support.contents')} className={`screen-only ${styles.contents}`}>
      <ul>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <Link to={`${pageUrl(language, 'support', { id: product.code })}#${id}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
