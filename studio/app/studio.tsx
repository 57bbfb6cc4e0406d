import { type ComponentType, useState } from 'react'
import { Button } from 'react-aria-components'
import { ErrorBoundary } from './error-boundary.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { InboxRoom } from './inbox/inbox-room.tsx'
import { useWords } from './language.tsx'
import { useMay } from './me.tsx'
import { PersonRoom } from './person/person-room.tsx'
import { type Room, roomIn, roomsFor, useHash } from './place.ts'
import { PublishRoom } from './publish/publish-room.tsx'
import { TranslateRoom } from './translate/translate-room.tsx'
import { BlankNote } from './ui/blank-note.tsx'
import { PastMessages } from './ui/past-messages.tsx'
import { WindowTitle } from './ui/window-title.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { VisitsRoom } from './visits/visits-room.tsx'
import { UnsentNotice } from './write/unsent/unsent-notice.tsx'
import { WriteRoom } from './write/write-room.tsx'

const pages: Record<Room, ComponentType> = {
  inbox: InboxRoom,
  person: PersonRoom,
  visits: VisitsRoom,
  write: WriteRoom,
  publish: PublishRoom,
  translate: TranslateRoom,
}

/** Names the window after what is open in it. */
const namesItself: readonly Room[] = ['inbox', 'visits', 'write', 'publish', 'translate']

export function Studio() {
  const { t, language, setLanguage } = useWords()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useShortcuts({ '?': () => setHelpOpen(true) })
  const may = useMay()
  const rooms = roomsFor(may)
  const [first = 'person'] = rooms
  const room = roomIn(useHash()) ?? first
  const Page = rooms.includes(room) ? pages[room] : undefined
  return (
    <div className="studio">
      {!(Page && namesItself.includes(room)) && <WindowTitle names={[t(`room.${room}`)]} />}
      <nav className="rooms" aria-label={t('rooms')}>
        <p className="wordmark">{t('studio')}</p>
        <ul>
          {rooms.map((one) => (
            <li key={one}>
              <a href={`#/${one}`} aria-current={one === room ? 'page' : undefined}>
                {t(`room.${one}`)}
              </a>
            </li>
          ))}
        </ul>
        <p className="rooms-tools">
          <PastMessages />
          <Button className="quiet-button" onPress={() => setHelpOpen(true)}>
            {t('help')} <kbd>?</kbd>
          </Button>
          <Button className="quiet-button" onPress={() => setLanguage(language === 'en' ? 'zh-Hans' : 'en')}>
            <span lang={language === 'en' ? 'zh-Hans' : 'en'}>{t('language')}</span>
          </Button>
        </p>
      </nav>
      {may('draftEdit') && <UnsentNotice />}
      <ErrorBoundary key={room}>
        {Page ? (
          <Page />
        ) : (
          <main className="plain-room">
            <h1>{t(`room.${room}`)}</h1>
            <BlankNote
              text={t('room.notYours', { room: t(`room.${room}`) })}
              way={{ label: t(`room.${first}`), href: `#/${first}` }}
            />
          </main>
        )}
      </ErrorBoundary>
      {isHelpOpen && <HelpDialog room={room} close={() => setHelpOpen(false)} />}
    </div>
  )
}
