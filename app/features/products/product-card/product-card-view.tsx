import { type ReactNode, type RefObject, useRef } from 'react'
import { useViewTransitionState } from 'react-router'
import { KitchenHeart } from '#app/content/kitchen/kitchen-heart.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import { productUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import { formatPrice } from '#i18n/number-format.ts'
import { CardHeading } from './card-heading.tsx'
import styles from './product-card-view.module.css'

/** View transition name of a product's picture, the same on its card and on its page. */
export const transitionName = (code: string) => `product-${code}`

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
  const picture = useRef<HTMLImageElement>(null)
  return (
    <article className={styles.card}>
      <CardFacts product={product} picture={picture} sizes={sizes} priority={priority} />
      {children && <div className={styles.more}>{children}</div>}
      <KitchenHeart product={product} picture={picture} />
    </article>
  )
}

type CardFactsProps = Required<Omit<ProductCardViewProps, 'children'>> & { picture: RefObject<HTMLImageElement | null> }

function CardFacts({ product, picture, sizes, priority }: CardFactsProps) {
  const { language } = useLanguage()
  const t = useMessages('product-card')
  const url = productUrl(language, product)
  return (
    <>
      <CardPicture ref={picture} product={product} url={url} sizes={sizes} priority={priority} />
      <CardHeading code={product.code} title={product.title} link={{ to: url, viewTransition: true }} />
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

type CardPictureProps = Omit<CardFactsProps, 'picture'> & { url: string; ref: RefObject<HTMLImageElement | null> }

/** A component of its own, because all pictures render again when a transition begins. */
function CardPicture({ ref, product, url, sizes, priority }: CardPictureProps) {
  const inTransition = useViewTransitionState(url)
  return (
    <ContentPicture
      ref={ref}
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
