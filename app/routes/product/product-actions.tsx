import { KitchenHeart } from '#app/content/kitchen-heart.tsx'
import { Link } from '#app/content/link.tsx'
import { CompareButton } from '#app/features/compare-selection/compare-button.tsx'
import { CompareCheckbox } from '#app/features/compare-selection/compare-checkbox.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { externalLinkIcon, mapPinIcon, printerIcon } from '#app/ui/icons.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { ShownProduct } from './load.server.ts'
import styles from './product-actions.module.css'
import { ProductLinks } from './product-links.tsx'
import { ProductPrice } from './product-price.tsx'
import { VideoButton } from './video-button.tsx'

type ProductActionsProps = { product: ShownProduct; supportHref: string; careHref: string | undefined }

/** Price and way to buy, which visitors look for first, and the video. */
export function ProductOffer({ product }: { product: ShownProduct }) {
  return (
    <div className={`screen-only ${styles.offer}`}>
      {product.pricing && <ProductPrice pricing={product.pricing} />}
      <div className={styles.row}>
        <WayToBuy product={product} />
        {product.video && <VideoButton video={product.video} />}
        <KitchenHeart product={product} worded />
      </div>
    </div>
  )
}

/** The other actions of a product: read on, find help, compare, print, share. */
export function ProductActions({ product, supportHref, careHref }: ProductActionsProps) {
  const { language, t } = useLanguage()
  return (
    <div className={`screen-only ${styles.actions}`}>
      <ProductLinks product={product} careHref={careHref} />
      <div className={styles.row}>
        <CompareCheckbox product={product} alone />
        <CompareButton />
        <Link to={supportHref} className={buttonClass('plain')}>
          {t('product.support')}
        </Link>
      </div>
      <div className={`needs-script ${styles.tools}`}>
        <Button look="plain" onClick={() => window.print()}>
          <Icon path={printerIcon} size={18} />
          {t('product.print')}
        </Button>
        <ShareButtons title={`${product.code} ${product.title.text}`} path={pageUrl(language, 'product', { id: product.code })} />
      </div>
    </div>
  )
}

function WayToBuy({ product: { code, discontinued, buyLink } }: { product: ShownProduct }) {
  const { t } = useLanguage()
  if (discontinued) return <Badge>{t('product.noLongerSold')}</Badge>
  return (
    <>
      {buyLink && <BuyLink href={buyLink} />}
      <Link to={{ search: `?id=${code}`, hash: 'where-to-buy' }} className={buttonClass(buyLink ? 'secondary' : 'primary')}>
        <Icon path={mapPinIcon} size={16} />
        {t('product.whereToBuy')}
      </Link>
    </>
  )
}

function BuyLink({ href }: { href: string }) {
  const { t } = useLanguage()
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('primary')}>
      {t('product.buy')}
      <Icon path={externalLinkIcon} size={16} />
      <span className="visually-hidden">{t('link.newTab')}</span>
    </a>
  )
}
