import { useMessages } from '#app/language/messages.ts'
import { CodeField, TextField } from '#app/ui/fields/text-field.tsx'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { exampleReference, type OwnedProblems } from './read-owned.ts'

type OwnedFieldsProps = {
  of?: Pick<OwnedEntry, 'serial' | 'bought' | 'reference'>
  problems: OwnedProblems
  withReference?: boolean
}

/** What an owner knows of an appliance besides its model. All of it may be empty. */
export function OwnedFields({ of: { serial, bought, reference } = {}, problems, withReference = false }: OwnedFieldsProps) {
  const t = useMessages('at-home')
  return (
    <>
      <CodeField label={t('atHome.serial')} hint={t('atHome.serialHint')} name="serial" defaultValue={serial} maxLength={100} />
      <TextField
        label={t('atHome.bought')}
        hint={t('atHome.boughtHint')}
        name="bought"
        type="date"
        defaultValue={bought}
        max={dayInSingapore(new Date())}
        error={problems.bought && t('atHome.future')}
      />
      {withReference && (
        <CodeField
          label={t('atHome.reference')}
          hint={t('atHome.referenceHint')}
          name="reference"
          defaultValue={reference}
          maxLength={20}
          error={problems.reference && t('atHome.wrongReference', { example: exampleReference })}
        />
      )}
    </>
  )
}
