import { type SubmitEvent, useState } from 'react'
import { ignoreRefusal, replaceOwned } from '#app/browser/kitchen/kitchen-store.ts'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { OwnedFields } from '../owned-fields.tsx'
import styles from '../owned-form.module.css'
import { type OwnedProblems, readOwned } from '../read-owned.ts'

type EditDetailsProps = { entry: OwnedEntry; onSaved: (entry: OwnedEntry) => void; onCancel: () => void }

/** Serial number, purchase date and reference of a saved appliance. */
export function EditDetails({ entry, onSaved, onCancel }: EditDetailsProps) {
  const t = useMessages('at-home')
  const [problems, setProblems] = useState<OwnedProblems>({})

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { details, problems: found } = readOwned(new FormData(event.currentTarget), entry.code)
    setProblems(found)
    if (found.bought || found.reference) return
    const { serial: _, bought: __, reference: ___, ...rest } = entry
    const changed = { ...rest, ...details }
    await replaceOwned(entry, changed).then(() => onSaved(changed), ignoreRefusal)
  }

  return (
    <form onSubmit={save} noValidate className={`${styles.form} ${styles.edit}`}>
      <OwnedFields of={entry} problems={problems} withReference />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary">
          {t('atHome.save')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('atHome.cancel')}
        </Button>
      </div>
    </form>
  )
}
