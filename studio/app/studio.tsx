import { type ComponentType, useState } from 'react'
import { Button } from 'react-aria-components'
import { ErrorBoundary } from './error-boundary.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { InboxRoom } from './inbox/inbox-room.tsx'
import { useWords } from './language.tsx'
import { type Room, roomIn, rooms, useHash } from './place.ts'
import { PublishRoom } from './publish/publish-room.tsx'
import { TranslateRoom } from './translate/translate-room.tsx'
import { PastMessages } from './ui/past-messages.tsx'
import { WindowTitle } from './ui/window-title.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { UnsentNotice } from './write/unsent/unsent-notice.tsx'
import { WriteRoom } from './write/write-room.tsx'

const pages: Record<Room, ComponentType> = {
  inbox: InboxRoom,
  write: WriteRoom,
  publish: PublishRoom,
  translate: TranslateRoom,
}

export function Studio() {
  const { t, language, setLanguage } = useWords()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useShortcuts({ '?': () => setHelpOpen(true) })
  const room = roomIn(useHash())
  const Page = pages[room]
  return (
    <div className="studio">
      {/* Write names the open entry. */}
      {room !== 'write' && <WindowTitle names={[t(`room.${room}`)]} />}
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
      <UnsentNotice />
      <ErrorBoundary key={room}>
        <Page />
      </ErrorBoundary>
      {isHelpOpen && <HelpDialog room={room} close={() => setHelpOpen(false)} />}
    </div>
  )
}
