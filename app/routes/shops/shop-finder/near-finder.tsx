import { useId } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useTextOfUrl } from '#app/ui/hooks/use-text-of-url.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { locateIcon } from '#app/ui/pictures/icons.ts'
import { examplePostcode } from '#contract/contact/postcode.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { ShopFinderPage } from './load.server.ts'
import styles from './near-finder.module.css'
import type { usePosition } from './use-position.ts'

type NearFinderProps = { postcode: ShopFinderPage['postcode']; position: ReturnType<typeof usePosition> }

/** Finds the nearest shop in Singapore by postal code or by the browser's geolocation. */
export function NearFinder({ postcode, position }: NearFinderProps) {
  const { language } = useLanguage()
  const t = useMessages('stores')
  const titleId = useId()
  const { field, sent } = useTextOfUrl(postcode?.typed ?? '')
  const unknown = postcode !== undefined && postcode.nearest === undefined
  const answers: Partial<Record<typeof position.state, string>> = {
    waiting: t('shops.locating'),
    missing: t('shops.positionMissing'),
    abroad: t('shops.positionAbroad'),
  }
  const answer = answers[position.state] ?? ''
  useAnnouncement(answer, position.state)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('shops.near')}
      </h2>
      <Form
        action={pageUrl(language, 'shopFinder')}
        preventScrollReset
        onSubmit={() => {
          sent()
          position.forget()
        }}
        className={styles.form}
      >
        <TextField
          {...field}
          label={t('shops.postcode')}
          name="q"
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
        {answer !== '' && (
          <p className={styles.answer}>
            <ChangingText>{answer}</ChangingText>
          </p>
        )}
      </div>
    </section>
  )
}
