import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { fileFacts } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import { Badge } from '#app/ui/reading/badge.tsx'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import type { ManualGroup } from '#contract/views/support.ts'
import type { CategoryView } from '#contract/views.ts'
import styles from './series-manuals.module.css'

/** The manuals of a series. The model links to its support page, which has its other documents. */
export function SeriesManuals({ group: { id, name, products }, category }: { group: ManualGroup; category: CategoryView }) {
  const { language } = useLanguage()
  const t = useMessages('support')
  const headingId = `series-${id}`
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        <Words of={name} />
      </h2>
      {products.length > 0 ? (
        <ul className={styles.products}>
          {products.map((entry) => (
            <li key={entry.product.code}>
              <ManualRow entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <NoData text={t('manuals.seriesEmpty')}>
          <Link to={productListUrl(language, category.number)} className={onwardClass}>
            <Onward>{t('manuals.seriesEmptyNext', { category: category.name.text })}</Onward>
          </Link>
        </NoData>
      )}
    </section>
  )
}

function ManualRow({ entry: { product, manual, discontinued } }: { entry: ManualGroup['products'][number] }) {
  const { language, number } = useLanguage()
  const t = useMessages('common', 'support')
  const { code, title, picture } = product
  return (
    <article className={styles.row}>
      <ContentPicture picture={picture} sizes="7rem" decorative className="crop-4-3" />
      <div>
        <h3 className={styles.title}>
          <Link to={pageUrl(language, 'support', { id: code })} className={styles.model}>
            <span className={styles.code}>{code}</span> <Words of={title} />
          </Link>
          {discontinued && <Badge>{t('manuals.noLongerSold')}</Badge>}
        </h3>
        {manual ? (
          <a href={manual.url} download={manual.fileName} className={styles.download}>
            <Icon path={downloadIcon} size={18} />
            <span className={styles.file}>
              {t('document.manual')}
              <span className="visually-hidden"> {code}</span> <span className={styles.facts}>{fileFacts(manual, number)}</span>
            </span>
          </a>
        ) : (
          <p className="fine-print">{t('manuals.none')}</p>
        )}
      </div>
    </article>
  )
}
