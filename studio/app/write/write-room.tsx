import { useWords } from '../language.tsx'

export function WriteRoom() {
  const { t } = useWords()
  return (
    <main className="write-room">
      <h1>{t('room.write')}</h1>
    </main>
  )
}
