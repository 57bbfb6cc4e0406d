import { useWords } from '../language.tsx'

export function TranslateRoom() {
  const { t } = useWords()
  return (
    <main className="translate-room">
      <h1>{t('room.translate')}</h1>
    </main>
  )
}
