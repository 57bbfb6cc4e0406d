import { useLanguage } from '#app/language/language.tsx'
import type { QrCode } from '#contract/views.ts'
import styles from './qr-picture.module.css'

/** A QR code as a picture, generated when the content was loaded. An `img` avoids inserting SVG markup from the content into the page. */
export function QrPicture({ qr, name }: { qr: QrCode; name: string }) {
  const { t } = useLanguage()
  return (
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(qr.svg)}`}
      width={176}
      height={176}
      alt={t('contact.qrCode', { name })}
    />
  )
}
