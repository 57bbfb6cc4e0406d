import { type RefObject, useRef, useState } from 'react'
import { Dialog } from '#app/content/dialog.tsx'
import { KitchenHeart } from '#app/content/kitchen/kitchen-heart.tsx'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import { CompareButton } from '#app/features/products/compare-selection/compare-button.tsx'
import { CompareCheckbox } from '#app/features/products/compare-selection/compare-checkbox.tsx'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { VideoPlayer } from '#app/features/reading/video-player.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button, buttonClass } from '#app/ui/actions/button.tsx'
import { plainLinksClass } from '#app/ui/actions/plain-links.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { externalLinkIcon, mapPinIcon, playIcon, printerIcon } from '#app/ui/pictures/icons.ts'
import { Badge } from '#app/ui/reading/badge.tsx'
import { fitUrl, pageUrl } from '#contract/pages/urls.ts'
import type { ProductVideoView } from '#contract/views.ts'
import type { ShownProduct } from '../load.server.ts'
import styles from './product-actions.module.css'
import { ProductPrice } from './product-price.tsx'

type ProductActionsProps = { product: ShownProduct; supportHref: string; careHref: string | undefined }

type ProductOfferProps = { product: ShownProduct; picture: RefObject<HTMLImageElement | null> }

/** Price and way to buy, which visitors look for first. */
export function ProductOffer({ product, picture }: ProductOfferProps) {
  return (
    <div className={`screen-only ${styles.offer}`}>
      {product.pricing && <ProductPrice pricing={product.pricing} />}
      <div className={styles.row}>
        <WayToBuy product={product} />
        <KitchenHeart product={product} picture={picture} worded />
      </div>
    </div>
  )
}

/** The other actions of a product: watch the video, read on, find help, compare. */
export function ProductActions({ product, supportHref, careHref }: ProductActionsProps) {
  const t = useMessages('product')
  return (
    <div className={`screen-only ${styles.actions}`}>
      <ProductLinks product={product} careHref={careHref} />
      <div className={styles.row}>
        {product.video && <VideoButton video={product.video} />}
        <CompareCheckbox product={product} alone />
        <CompareButton />
        <Link to={supportHref} className={buttonClass('plain')}>
          {t('product.support')}
        </Link>
      </div>
    </div>
  )
}

/** Print and share, below every tab. */
export function ProductTools({ product: { code, title } }: { product: ShownProduct }) {
  const { language } = useLanguage()
  const t = useMessages('product')
  return (
    <div className={`needs-script screen-only page-width ${styles.tools}`}>
      <Button look="plain" onClick={() => window.print()}>
        <Icon path={printerIcon} size={18} />
        {t('product.print')}
      </Button>
      <ShareButtons title={`${code} ${title.text}`} path={pageUrl(language, 'product', { id: code })} />
    </div>
  )
}

function WayToBuy({ product: { code, discontinued, buyLink } }: { product: ShownProduct }) {
  const t = useMessages('product')
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
  const t = useMessages('product', 'shell')
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('primary')}>
      {t('product.buy')}
      <Icon path={externalLinkIcon} size={16} />
      <span className="visually-hidden">{t('link.newTab')}</span>
    </a>
  )
}

/** What buyers ask next: price and delivery, whether it fits, care, accessories (D11). */
function ProductLinks({ product, careHref }: { product: ShownProduct; careHref: string | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('common', 'product', 'product-card')
  return (
    <p className={`${plainLinksClass} ${styles.links}`}>
      {!product.discontinued && <Link to={pageUrl(language, 'charges')}>{t('offer.charges')}</Link>}
      {!product.discontinued && <Link to={fitUrl(language, product.category)}>{t('product.fit')}</Link>}
      {careHref && <Link to={careHref}>{t('careLink.text')}</Link>}
      {product.tabs.includes('accessories') && (
        <Link to={{ search: `?id=${product.code}`, hash: 'accessories' }}>{t('offer.accessories')}</Link>
      )}
    </p>
  )
}

/** Shows the product's video in a dialog. However the dialog is closed, the video pauses (D3). */
function VideoButton({ video }: { video: ProductVideoView }) {
  const t = useMessages('product', 'shell')
  const player = useRef<HTMLVideoElement>(null)
  const [open, setOpen] = useState(false)
  const { captions, title, text } = video

  function close() {
    player.current?.pause()
    setOpen(false)
  }

  return (
    <>
      <Button look="secondary" className="needs-script" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon path={playIcon} size={18} />
        {t('product.video')}
      </Button>
      <Dialog open={open} onClose={close} title={title.text} titleHidden closeLabel={t('action.close')} className={styles.dialog}>
        <VideoPlayer
          player={player}
          video={video}
          captions={captions ? [captions] : []}
          width={900}
          height={480}
          className={styles.video}
        />
        <p className={styles.videoText}>
          <Words of={text} />
        </p>
      </Dialog>
    </>
  )
}
