import { Form } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { locateIcon } from '#app/ui/icons.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useId } from '#app/ui/use-id.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { examplePostcode } from '#contract/postcode.ts'
import type { ShopFinderPage } from './load.server.ts'
import styles from './near-finder.module.css'
import type { usePosition } from './use-position.ts'

type NearFinderProps = { postcode: ShopFinderPage['postcode']; position: ReturnType<typeof usePosition> }

/** Finds the nearest shop in Singapore by postal code or by the browser's geolocation. */
export function NearFinder({ postcode, position }: NearFinderProps) {
  const { language, t } = useLanguage()
  const titleId = useId()
  const unknown = postcode !== undefined && postcode.nearest === undefined
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('shops.near')}
      </h2>
      <Form action={pageUrl(language, 'shopFinder')} preventScrollReset onSubmit={position.forget} className={styles.form}>
        <TextField
          key={postcode?.typed ?? ''}
          label={t('shops.postcode')}
          name="q"
          defaultValue={postcode?.typed ?? ''}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          required
          className={styles.field}
          error={unknown ? t('shops.postcodeUnknown', { example: examplePostcode }) : undefined}
        />
        <Button type="submit" className={styles.find}>
          {t('shops.findNearest')}
        </Button>
      </Form>
      <div className={styles.position}>
        <Button look="plain" onClick={position.ask} busy={position.state === 'waiting'}>
          <Icon path={locateIcon} size={18} />
          {t('shops.usePosition')}
        </Button>
        <p className={styles.note}>{t('shops.positionStays')}</p>
        <p role="status" className={styles.answer}>
          {position.state === 'waiting' && t('shops.locating')}
          {position.state === 'missing' && t('shops.positionMissing')}
          {position.state === 'abroad' && t('shops.positionAbroad')}
        </p>
      </div>
    </section>
  )
}
