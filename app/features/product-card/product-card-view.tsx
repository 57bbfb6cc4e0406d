import type { ReactNode } from 'react'
import { ContentPicture } from '#app/content/content-picture.tsx'
import { KeptPart } from '#app/content/kept-part.tsx'
import { KitchenHeart } from '#app/content/kitchen-heart.tsx'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { DotList } from '#app/ui/dot-list.tsx'
import { productUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import { formatPrice } from '#i18n/number-format.ts'
import { transitionName, useTransitioningTo } from './picture-transition.ts'
import styles from './product-card-view.module.css'

const place = { ratio: 4 / 3 }

type ProductCardViewProps = {
  product: ProductCard
  /** Value of the `sizes` attribute. */
  sizes: string
  priority?: boolean
  /** Further controls, which stay clickable above the link that covers the card. */
  children?: ReactNode
}

/** A product card. The whole card is a link; screen readers announce it by code and title. */
export function ProductCardView({ product, sizes, priority = false, children }: ProductCardViewProps) {
  return (
    <article className={styles.card}>
      <KeptPart of={product} name={priority ? `first ${sizes}` : sizes}>
        <CardFacts product={product} sizes={sizes} priority={priority} />
      </KeptPart>
      {children && <div className={styles.more}>{children}</div>}
      <KitchenHeart product={product} />
    </article>
  )
}

function CardFacts({ product, sizes, priority }: Required<Omit<ProductCardViewProps, 'children'>>) {
  const { language, t } = useLanguage()
  const url = productUrl(language, product)
  return (
    <>
      <CardPicture product={product} url={url} sizes={sizes} priority={priority} />
      <h3 className={styles.heading}>
        <Link to={url} viewTransition className={`card-link ${styles.link}`}>
          <span className={styles.code}>{`${product.code} `}</span>
          <Words of={product.title} />
        </Link>
      </h3>
      <DotList className={styles.tags}>
        {product.tags.map((tag) => (
          <li key={tag.text}>
            <Words of={tag} />
          </li>
        ))}
      </DotList>
      {product.price && <p className={styles.price}>{t('price.from', { price: formatPrice(product.price.from, language) })}</p>}
    </>
  )
}

type CardPictureProps = Pick<ProductCardViewProps, 'product' | 'sizes' | 'priority'> & { url: string }

/** A component of its own, because all pictures render again when a transition begins. */
function CardPicture({ product, url, sizes, priority }: CardPictureProps) {
  // Only the card in transition gets a name: a page may show the same product twice.
  const inTransition = useTransitioningTo(url)
  return (
    <ContentPicture
      picture={product.picture}
      sizes={sizes}
      place={place}
      priority={priority}
      decorative
      className={`crop-4-3 ${styles.picture}`}
      transitionName={inTransition ? transitionName(product.code) : undefined}
    />
  )
}
