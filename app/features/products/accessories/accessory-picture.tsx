import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import type { Picture } from '#contract/views.ts'
import styles from './accessory-picture.module.css'

type AccessoryPictureProps = { picture: Picture; place: keyof typeof places; decorative?: boolean }

const places = {
  card: { className: styles.card, sizes: '(min-width: 40rem) 8rem, 6rem' },
  row: { className: styles.row, sizes: '4rem' },
}

/** The small square picture of an accessory beside its name. */
export function AccessoryPicture({ picture, place, decorative = false }: AccessoryPictureProps) {
  return (
    <ContentPicture
      picture={picture}
      sizes={places[place].sizes}
      place={{ ratio: 1 }}
      decorative={decorative}
      className={`${styles.picture} ${places[place].className}`}
    />
  )
}
