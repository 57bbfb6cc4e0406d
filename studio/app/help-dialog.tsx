import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { useWords } from './language.tsx'
import type { Room } from './place.ts'
import { DoneFoot, TitledDialog } from './ui/titled-dialog.tsx'
import { singleKeys } from './use-shortcuts.ts'

const everywhere = [['?', 'help.help']] as const
const keys = {
  inbox: [
    ['j', 'help.next'],
    ['k', 'help.previous'],
    ['r', 'help.reply'],
    ['e', 'help.close'],
    ['m', 'help.mine'],
    ['a', 'help.assign'],
    ['n', 'help.note'],
    ['Ctrl Enter', 'help.send'],
    ['z', 'help.undo'],
    ['/', 'help.search'],
    ['1 – 9', 'help.views'],
  ],
  visits: [
    ['j', 'help.nextVisit'],
    ['k', 'help.previousVisit'],
    ['h', 'help.earlier'],
    ['l', 'help.later'],
    ['t', 'help.today'],
    ['m', 'help.moveVisit'],
    ['x', 'help.cancelVisit'],
    ['n', 'help.missed'],
    ['w', 'help.walkIn'],
    ['b', 'help.block'],
    ['z', 'help.undo'],
    ['1 – 3', 'help.visitViews'],
  ],
  write: [
    ['/', 'help.search'],
    ['Ctrl Z', 'help.undoEdit'],
    ['z', 'help.undo'],
  ],
  publish: [['z', 'help.undo']],
  translate: [
    ['j', 'help.nextText'],
    ['k', 'help.previousText'],
    ['n', 'help.nextOpen'],
    ['e', 'help.translate'],
    ['c', 'help.copyEnglish'],
    ['Ctrl Enter', 'help.saveText'],
    ['r', 'help.stillRight'],
    ['z', 'help.undo'],
    ['/', 'help.search'],
  ],
} as const satisfies Record<Room, readonly (readonly [key: string, label: string])[]>

export function HelpDialog({ room, close }: { room: Room; close: () => void }) {
  const { t } = useWords()
  const [isOn, setOn] = useState(singleKeys.isOn)
  return (
    <TitledDialog title={t('help')} close={close}>
      <dl className="keys">
        {[...keys[room], ...everywhere].map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="checkbox"
        isSelected={isOn}
        onChange={(next) => {
          singleKeys.set(next)
          setOn(next)
        }}
      >
        <span className="checkbox-box" aria-hidden />
        {t('help.single')}
      </Checkbox>
      <DoneFoot close={close} />
    </TitledDialog>
  )
}
