import { ContentPicture } from '#app/content/content-picture.tsx'
import { KitchenHeart } from '#app/content/kitchen-heart.tsx'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { CompareCheckbox } from '#app/features/compare-selection/compare-checkbox.tsx'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkIcon, closeIcon, wrenchIcon } from '#app/ui/icons.ts'
import { plainLinksClass } from '#app/ui/plain-links.ts'
import { productUrl } from '#contract/pages/urls.ts'
import styles from './fit-results.module.css'
import type { FitPageResult, FittedModel } from './load.server.ts'

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

const verdicts = ['fits', 'change', 'no'] as const
const icons = { fits: checkIcon, change: wrenchIcon, no: closeIcon }

/** Every model of the category, under one of three answers (FT4). */
export function FitResults({ result, advice, url, askUrl, measures }: FitResultsProps) {
  const { t } = useLanguage()
  if (!result) return <p className={styles.none}>{t('fit.none')}</p>
  const { models, counts, pages } = result
  const of = (verdict: FittedModel['verdict']) => models.filter((model) => model.verdict === verdict)
  return (
    <>
      <p role="status" className={styles.count}>
        {t('fit.count', counts)}
      </p>
      {advice && <p className={styles.advice}>{advice}</p>}
      <ListPages pages={pages} url={url}>
        {verdicts.map(
          (verdict) =>
            of(verdict).length > 0 && (
              <section key={verdict} aria-labelledby={`fit-${verdict}`} className={styles.group}>
                <h2 id={`fit-${verdict}`} className={styles.heading} data-verdict={verdict}>
                  <Icon path={icons[verdict]} size={20} />
                  {t(`fit.${verdict}`)}
                </h2>
                <ul>
                  {of(verdict).map((model) => (
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

function Model({ model: { product, verdict, findings, missing, planning }, askHref, measures }: ModelProps) {
  const { language, t } = useLanguage()
  return (
    <li className={styles.model}>
      <div className={styles.picture}>
        <ContentPicture picture={product.picture} sizes="8rem" place={{ ratio: 4 / 3 }} decorative />
        <KitchenHeart product={product} measures={measures} />
      </div>
      <div>
        <h3 className={styles.name}>
          <Link to={productUrl(language, product)}>
            <span className={styles.code}>{product.code}</span> <Words of={product.title} />
          </Link>
        </h3>
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <details className={styles.missing}>
            <summary>
              {t('fit.alsoNeeds')} ({missing.length})
            </summary>
            <ul>
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
                <Link to={askHref} aria-label={`${t('fit.ask')}: ${product.code}`}>
                  {t('fit.ask')}
                </Link>
              </>
            )}
            {planning.map(({ url, fileName, type, language: written }) => {
              const name = `${t('fit.planningSheet')} ${type.toUpperCase()}`
              return (
                <a key={url} href={url} download={fileName} hrefLang={written} aria-label={`${name}: ${product.code}`}>
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
