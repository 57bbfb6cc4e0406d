import { useRef } from 'react'
import { KitchenHeart } from '#app/content/kitchen/kitchen-heart.tsx'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { ListPages } from '#app/features/pages/list-pages.tsx'
import { CompareCheckbox } from '#app/features/products/compare-selection/compare-checkbox.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { plainLinksClass } from '#app/ui/actions/plain-links.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { alertIcon, checkIcon, closeIcon, wrenchIcon } from '#app/ui/pictures/icons.ts'
import { productUrl, visitUrl } from '#contract/pages/urls.ts'
import { formatLabelled, formatPrice } from '#i18n/number-format.ts'
import styles from './fit-results.module.css'
import type { FitPageResult, FittedModel } from './load.server.ts'
import { OpeningDrawing } from './opening-drawing.tsx'

type FitResultsProps = {
  result: FitPageResult | undefined
  advice: string | undefined
  /** URL of a page of the results. */
  url: (page: number) => string
  /** URL of an enquiry about a model, with the measures. */
  askUrl: (code: string) => string
  /** What was typed, by the names of the fields. My kitchen keeps it with a model. */
  measures: Readonly<Record<string, string>>
}

const groups = ['fits', 'fitsSoFar', 'change', 'changeSoFar', 'no'] as const
const icons = { fits: checkIcon, fitsSoFar: alertIcon, change: wrenchIcon, changeSoFar: wrenchIcon, no: closeIcon }

/** Nobody is told that a model fits while something that could rule it out isn't known. */
function groupOf({ verdict, findings }: FittedModel): (typeof groups)[number] {
  if (verdict !== 'unknown') return verdict
  return findings.length > 0 ? 'changeSoFar' : 'fitsSoFar'
}

/** Every model of the category, under one answer (FT4). */
export function FitResults({ result, advice, url, askUrl, measures }: FitResultsProps) {
  const t = useMessages('fit')
  useAnnouncement(result ? t('fit.count', result.counts) : '', url(1))
  if (!result)
    return (
      <p key="none" className={styles.none}>
        <ChangingText>{t('fit.none')}</ChangingText>
      </p>
    )
  const { models, counts, pages } = result
  const of = (group: (typeof groups)[number]) => models.filter((model) => groupOf(model) === group)
  return (
    <>
      <p className={styles.count}>
        <ChangingText>{t('fit.count', counts)}</ChangingText>
      </p>
      {advice && (
        <p className={styles.advice}>
          <ChangingText>{advice}</ChangingText>
        </p>
      )}
      <ListPages pages={pages} url={url}>
        {groups.map(
          (group) =>
            of(group).length > 0 && (
              <section key={group} aria-labelledby={`fit-${group}`} className={styles.group}>
                <h2 id={`fit-${group}`} className={styles.heading}>
                  <Icon path={icons[group]} size={20} />
                  {t(`fit.${group}`)}
                </h2>
                <ul role="list">
                  {of(group).map((model) => (
                    <Model key={model.product.id} model={model} askHref={askUrl(model.product.code)} measures={measures} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </ListPages>
    </>
  )
}

type ModelProps = Pick<FitResultsProps, 'measures'> & { model: FittedModel; askHref: string }

function Model({ model: { product, verdict, findings, missing, opening, planning }, askHref, measures }: ModelProps) {
  const { language } = useLanguage()
  const t = useMessages('fit', 'navigation', 'product-card')
  const picture = useRef<HTMLImageElement>(null)
  return (
    <li className={styles.model}>
      <div className={styles.picture}>
        <ContentPicture ref={picture} picture={product.picture} sizes="8rem" place={{ ratio: 4 / 3 }} decorative />
        <KitchenHeart product={product} picture={picture} measures={measures} />
        {opening && <OpeningDrawing opening={opening} />}
      </div>
      <div>
        <h3 className={styles.name}>
          <Link to={productUrl(language, product)}>
            <span className={styles.code}>{product.code}</span> <Words of={product.title} />
          </Link>
        </h3>
        {product.price && <p className={styles.price}>{t('price.from', { price: formatPrice(product.price.from, language) })}</p>}
        {findings.length > 0 && (
          <ul role="list" className={styles.findings}>
            {findings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <details className={styles.missing}>
            <summary className="screen-only">
              <ChangingText>{`${t('fit.alsoNeeds')} (${missing.length})`}</ChangingText>
            </summary>
            <ul role="list">
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )}
        {(verdict !== 'no' || planning.length > 0) && (
          <div className={`${plainLinksClass} ${styles.next}`}>
            {verdict !== 'no' && (
              <>
                <CompareCheckbox product={product} />
                <Link
                  to={visitUrl(language, { kind: 'planning', codes: [product.code], measures })}
                  aria-label={formatLabelled(t('navigation.visit'), product.code, language)}
                >
                  {t('navigation.visit')}
                </Link>
                <Link to={askHref} aria-label={formatLabelled(t('fit.ask'), product.code, language)}>
                  {t('fit.ask')}
                </Link>
              </>
            )}
            {planning.map(({ url, fileName, type, language: fileLanguage }) => {
              const name = `${t('fit.planningSheet')} ${type.toUpperCase()}`
              return (
                <a
                  key={url}
                  href={url}
                  download={fileName}
                  hrefLang={fileLanguage}
                  aria-label={formatLabelled(name, product.code, language)}
                >
                  {type === 'pdf' ? name : type.toUpperCase()}
                </a>
              )
            })}
          </div>
        )}
      </div>
    </li>
  )
}
