import { useWords } from '../language.tsx'

export function PublishRoom() {
  const { t } = useWords()
  return (
    <main className="publish-room">
      <h1>{t('room.publish')}</h1>
    </main>
  )
}
