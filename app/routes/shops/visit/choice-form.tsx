import { useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useTextOfUrl } from '#app/ui/hooks/use-text-of-url.ts'
import { examplePostcode } from '#contract/contact/postcode.ts'
import { paths } from '#contract/pages/paths.ts'
import { localPath } from '#contract/pages/urls.ts'
import { mostPeople } from '#contract/visits/kinds.ts'
import { dayOfWeekText, timeText } from '#i18n/date-format.ts'
import { formatNumber } from '#i18n/number-format.ts'
import styles from './choice-form.module.css'
import type { PlaceChoice, VisitPage } from './load.server.ts'
import { Step } from './step.tsx'

const peopleCounts = Array.from({ length: mostPeople }, (_, index) => index + 1)

/** Without scripts, the list of days sends this form too. */
export const choiceFormId = 'visit-choice'

/**
 * The first two steps: where, and what for. A GET form: each choice is in the URL, and the loader answers with its free times. `error` is about the place.
 */
export function ChoiceForm({ page, error }: { page: VisitPage; error: string | undefined }) {
  const { language } = useLanguage()
  const t = useMessages('stores', 'visit')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { places, postcode, place, kinds, kind, missingKind, people, url } = page
  const { field, sent } = useTextOfUrl(postcode.typed)
  const kept = new URL(url, 'http://page').searchParams

  function show() {
    if (!form.current) return
    sent()
    const chosen = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    navigate(localPath(language, paths.visit, Object.fromEntries(chosen)), { replace: true, preventScrollReset: true })
  }

  const missing = missingKind ? t('book.notHere', { kind: t(`book.kind.${missingKind}`) }) : ''
  useAnnouncement(missing, place)
  useAnnouncement(postcode.isUnknown ? '' : t('shops.nearestTo', { postcode: postcode.typed }), postcode.typed)
  return (
    <Form
      ref={form}
      id={choiceFormId}
      action={localPath(language, paths.visit)}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
      className={styles.form}
    >
      {['code', 'measures', 'token'].map(
        (name) => kept.has(name) && <input key={name} type="hidden" name={name} value={kept.get(name) ?? ''} />,
      )}
      <Step number={1} title={t('book.steps.where')}>
        {places.length > 1 && (
          <div className={styles.postcode}>
            <TextField
              {...field}
              label={t('shops.postcode')}
              name="q"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={20}
              error={postcode.isUnknown ? t('shops.postcodeUnknown', { example: examplePostcode }) : undefined}
              className={styles.postcodeField}
            />
            <Button type="submit" look="secondary" className={styles.find}>
              {t('shops.findNearest')}
            </Button>
          </div>
        )}
        {error && <FieldError id="visit-place-error">{error}</FieldError>}
        <fieldset
          id="visit-place"
          tabIndex={-1}
          data-invalid={error ? true : undefined}
          aria-describedby={error && 'visit-place-error'}
          className={styles.cards}
        >
          <legend className="visually-hidden">{t('book.steps.where')}</legend>
          {places.map((one) => (
            <PlaceCard key={one.id} place={one} checked={one.id === place} onChoose={show} />
          ))}
        </fieldset>
      </Step>
      <Step number={2} title={t('book.steps.what')}>
        {missing !== '' && (
          <p className={styles.missing}>
            <ChangingText>{missing}</ChangingText>
          </p>
        )}
        <fieldset className={styles.cards}>
          <legend className="visually-hidden">{t('book.steps.what')}</legend>
          {kinds.map((one) => (
            <label key={one.kind} className={styles.card}>
              <input type="radio" name="kind" value={one.kind} defaultChecked={one.kind === kind} onChange={show} />
              <span className={styles.name}>{t(`book.kind.${one.kind}`)}</span>
              <span className={styles.text}>{t(`book.about.${one.kind}`)}</span>
              <span className={styles.small}>{t('book.lasts', { minutes: one.minutes })}</span>
            </label>
          ))}
        </fieldset>
        <Select name="people" label={t('book.people')} defaultValue={String(people)} onChange={show} className={styles.people}>
          {peopleCounts.map((count) => (
            <option key={count} value={count}>
              {formatNumber(count, language)}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit">{t('book.update')}</Button>
        </noscript>
      </Step>
    </Form>
  )
}

type PlaceCardProps = { place: PlaceChoice; checked: boolean; onChoose: () => void }

function PlaceCard({ place: { id, name, address, km, next }, checked, onChoose }: PlaceCardProps) {
  const { language } = useLanguage()
  const t = useMessages('stores', 'visit')
  return (
    <label className={styles.card}>
      <input type="radio" name="place" value={id} defaultChecked={checked} onChange={onChoose} />
      <span className={styles.name}>
        <Words of={name} />
      </span>
      <span className={styles.text}>
        <Words of={address} />
      </span>
      {km !== undefined && (
        <span className={styles.small}>{t('place.distance', { km: formatNumber(Math.round(km), language) })}</span>
      )}
      {next && (
        <span className={styles.small}>
          <ChangingText>
            {t('book.firstFree', { day: dayOfWeekText(language, next.day), time: timeText(language, next.time) })}
          </ChangingText>
        </span>
      )}
    </label>
  )
}
