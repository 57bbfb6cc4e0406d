import { type SubmitEvent, useState } from 'react'
import { ignoreRefusal, replaceAtHome } from '#app/browser/kitchen/kitchen-store.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import { OwnedFields } from './owned-fields.tsx'
import styles from './owned-form.module.css'
import { type OwnedProblems, readOwned } from './read-owned.ts'

/** Serial number, purchase date and reference of an appliance that is kept already. */
export function EditDetails({ entry, onDone }: { entry: AtHome; onDone: () => void }) {
  const { t } = useLanguage()
  const [problems, setProblems] = useState<OwnedProblems>({})

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { details, problems: found } = readOwned(new FormData(event.currentTarget))
    setProblems(found)
    if (found.bought || found.reference) return
    const { serial: _, bought: __, reference: ___, ...rest } = entry
    await replaceAtHome(entry, { ...rest, ...details }).then(onDone, ignoreRefusal)
  }

  return (
    <form onSubmit={save} noValidate className={`${styles.form} ${styles.edit}`}>
      <OwnedFields of={entry} problems={problems} withReference />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary">
          {t('atHome.save')}
        </Button>
        <Button look="plain" onClick={onDone}>
          {t('atHome.cancel')}
        </Button>
      </div>
    </form>
  )
}
