import { type ChangeEvent, useState } from 'react'
import { addKitchen } from '#app/browser/kitchen/kitchen-store.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { downloadIcon } from '#app/ui/icons.ts'
import { type Kitchen, readKitchen } from '#contract/kitchen/kitchen.ts'
import styles from './kitchen-file.module.css'

const fileName = 'my-kitchen.json'
/** In bytes. Two hundred appliances with their pictures need less. */
const largestFile = 40_000_000

/** My kitchen as a file, for another browser or as a copy (MK5). */
export function KitchenFile({ kitchen }: { kitchen: Kitchen }) {
  const { t } = useLanguage()
  const [answer, setAnswer] = useState('')

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const added = await readFile(file)
    // So that the same file can be chosen again.
    target.value = ''
    if (!added) return setAnswer(t('kitchen.badFile', { file: file.name }))
    await addKitchen(added).then(
      () => setAnswer(t('kitchen.fileAdded', { count: added.thinkingOf.length + added.atHome.length })),
      () => setAnswer(t('kitchen.refused')),
    )
  }

  return (
    <section aria-labelledby="kitchen-file" className={`screen-only ${styles.file}`}>
      <h2 id="kitchen-file" className={styles.title}>
        {t('kitchen.file')}
      </h2>
      <p className={styles.text}>{t('kitchen.fileText')}</p>
      <div className={styles.ways}>
        {kitchen.thinkingOf.length + kitchen.atHome.length > 0 && (
          <Button look="secondary" onClick={() => save(kitchen)}>
            <Icon path={downloadIcon} size={18} />
            {t('kitchen.saveFile')}
          </Button>
        )}
        <label className={`${buttonClass('secondary')} ${styles.open}`}>
          <input type="file" accept=".json,application/json" className={styles.input} onChange={(event) => void open(event)} />
          {t('kitchen.openFile')}
        </label>
      </div>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </section>
  )
}

async function readFile(file: File): Promise<Kitchen | undefined> {
  if (file.size > largestFile) return undefined
  try {
    return readKitchen(JSON.parse(await file.text()))
  } catch {
    return undefined
  }
}

function save(kitchen: Kitchen) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(kitchen, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
