import { useWords } from '../language.tsx'
import { goTo, useHash } from '../place.ts'
import { EntryList } from './entry-list.tsx'

export function WriteRoom() {
  const { t } = useWords()
  const file = /^#\/write\/(.+?\.yaml)/.exec(useHash())?.[1]
  return (
    <main className="write-room">
      <h1 className="hidden-label">{t('room.write')}</h1>
      <EntryList selected={file} onOpen={(opened) => goTo(`#/write/${opened}`)} />
    </main>
  )
}
