import { useEffect, useRef, useState } from 'react'
import { Link } from '#app/content/link.tsx'
import { MapMark, MapPicture } from '#app/content/maps/map-picture.tsx'
import { singaporeFrame } from '#app/content/maps/projection.ts'
import singaporeMap from '#app/content/maps/singapore.svg'
import { ShopEntry } from '#app/features/products/shops/shop-entry.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { visitUrl } from '#contract/pages/urls.ts'
import type { ShopView } from '#contract/views/places.ts'
import type { Nearest } from './load.server.ts'
import styles from './singapore-shops.module.css'

type SingaporeShopsProps = {
  shops: readonly ShopView[]
  /** Ids of those that take visits. */
  visited: readonly string[]
  nearest?: Nearest
  /** The postal code that distances are measured from. Without it, the visitor's position. */
  postcode?: string
  now: Date | undefined
}

/** Number of nearest shops with a numbered mark. */
const numberedMarks = 5

/** All shops in Singapore, on the map and as text. Sorted by distance if a position is known. */
export function SingaporeShops({ shops, visited, nearest, postcode, now }: SingaporeShopsProps) {
  const { language } = useLanguage()
  const t = useMessages('stores', 'visit')
  const heading = useRef<HTMLHeadingElement>(null)
  const entries = inOrder(shops, nearest)

  const [shownFirst] = useState(nearest)

  // Scroll to the results: the form is further up the page.
  useEffect(() => {
    if (nearest && nearest !== shownFirst) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [nearest, shownFirst])

  const toVisitor = postcode === undefined ? t('shops.nearestToYou') : t('shops.nearestTo', { postcode })
  const title = nearest ? toVisitor : t('shops.inSingapore')
  useAnnouncement(nearest ? title : '', nearest)
  return (
    <section aria-labelledby="singapore" className={styles.section}>
      <div className={`screen-only ${styles.map}`}>
        <MapPicture src={singaporeMap} frame={singaporeFrame}>
          {nearest && <MapMark frame={singaporeFrame} position={nearest.from} size={20} ring />}
          {marksOf(entries).map(({ id, position, place }) => (
            <MapMark
              key={id}
              frame={singaporeFrame}
              position={position}
              size={place === undefined ? 12 : 24}
              strong={place !== undefined}
              label={place}
            />
          ))}
        </MapPicture>
      </div>
      <div>
        <h2 id="singapore" ref={heading} className={`section-heading ${styles.heading}`}>
          <ChangingText>{title}</ChangingText>
        </h2>
        {nearest && <p className={styles.note}>{t('shops.asTheCrowFlies')}</p>}
        <ol className={styles.shops}>
          {entries.map(({ shop, km }, index) => (
            <li key={shop.id}>
              <ShopEntry shop={shop} now={now} {...(km !== undefined && { km, place: index + 1 })}>
                {visited.includes(shop.id) && (
                  <Link to={visitUrl(language, { place: shop.id })}>
                    {t('book.title')}
                    <span className="visually-hidden">: {shop.name.text}</span>
                  </Link>
                )}
              </ShopEntry>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function inOrder(shops: readonly ShopView[], nearest: Nearest | undefined): { shop: ShopView; km?: number }[] {
  const local = shops.filter(({ position }) => position !== undefined)
  if (!nearest) return local.map((shop) => ({ shop }))
  const byId = new Map(local.map((shop) => [shop.id, shop]))
  return nearest.shops.flatMap(({ id, km }) => {
    const shop = byId.get(id)
    return shop ? [{ shop, km }] : []
  })
}

/** Map marks of the shops with a known position. The nearest ones are numbered and drawn on top. */
function marksOf(entries: ReturnType<typeof inOrder>) {
  return entries
    .flatMap(({ shop: { id, position }, km }, index) =>
      position ? [{ id, position, place: km !== undefined && index < numberedMarks ? index + 1 : undefined }] : [],
    )
    .toReversed()
}
