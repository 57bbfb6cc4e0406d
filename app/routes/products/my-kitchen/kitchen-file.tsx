import { type ChangeEvent, useState } from 'react'
import { addKitchen } from '#app/browser/kitchen/kitchen-store.ts'
import { useMessages } from '#app/language/messages.ts'
import { Button, buttonClass } from '#app/ui/actions/button.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { downloadIcon } from '#app/ui/pictures/icons.ts'
import { type Kitchen, parseKitchen, storedKitchen } from '#contract/kitchen/kitchen.ts'
import styles from './kitchen-file.module.css'

const fileName = 'my-kitchen.json'
/** In bytes. Two hundred appliances with their pictures need less. */
const largestFile = 40_000_000

/** My kitchen as a file, for another browser or as a copy (MK5). */
export function KitchenFile({ kitchen }: { kitchen: Kitchen }) {
  const t = useMessages('my-kitchen')
  const [answer, setAnswer] = useState('')

  function reply(text: string) {
    setAnswer(text)
    announce(text)
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const added = await readFile(file)
    // So that the same file can be chosen again.
    target.value = ''
    if (!added) return reply(t('kitchen.badFile', { file: file.name }))
    await addKitchen(added).then(
      () => reply(t('kitchen.fileAdded', { count: added.wishlist.length + added.owned.length })),
      () => reply(t('kitchen.refused')),
    )
  }

  return (
    <section aria-labelledby="kitchen-file" className={`screen-only ${styles.file}`}>
      <h2 id="kitchen-file" className="part-heading">
        {t('kitchen.file')}
      </h2>
      <p className={styles.text}>{t('kitchen.fileText')}</p>
      <div className={styles.ways}>
        {kitchen.wishlist.length + kitchen.owned.length > 0 && (
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
      <p className={styles.answer}>
        <ChangingText>{answer}</ChangingText>
      </p>
    </section>
  )
}

async function readFile(file: File): Promise<Kitchen | undefined> {
  if (file.size > largestFile) return undefined
  const text = await file.text().catch(() => undefined)
  return text === undefined ? undefined : parseKitchen(text)
}

function save(kitchen: Kitchen) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(storedKitchen(kitchen), null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
