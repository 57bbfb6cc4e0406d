import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import type { Act } from '../wire/rights.ts'
import type { en } from '../words/en.ts'
import { useWords } from './language.tsx'
import { useMay, useMe } from './me.tsx'
import type { Room } from './place.ts'
import { DoneFoot, TitledDialog } from './ui/titled-dialog.tsx'
import { singleKeys } from './use-shortcuts.ts'

/** `act`: what somebody has to be allowed to do, to need the key. */
type Key = readonly [key: string, label: Exclude<Extract<keyof typeof en, `help.${string}`>, 'help.me'>, act?: Act]

const everywhere: readonly Key[] = [['?', 'help.help']]
const keys: Record<Room, readonly Key[]> = {
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
  person: [],
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
    ['Ctrl Z', 'help.undoEdit', 'draftEdit'],
    ['z', 'help.undo', 'draftEdit'],
  ],
  publish: [['z', 'help.undo', 'draftDiscard']],
  translate: [
    ['j', 'help.nextText'],
    ['k', 'help.previousText'],
    ['n', 'help.nextOpen'],
    ['e', 'help.translate', 'translateSave'],
    ['c', 'help.copyEnglish', 'translateSave'],
    ['Ctrl Enter', 'help.saveText', 'translateSave'],
    ['r', 'help.stillRight', 'translateConfirm'],
    ['z', 'help.undo', 'translateUndo'],
    ['/', 'help.search'],
  ],
}

export function HelpDialog({ room, close }: { room: Room; close: () => void }) {
  const { t } = useWords()
  const { name, roles } = useMe()
  const may = useMay()
  const [isOn, setOn] = useState(singleKeys.isOn)
  const own = keys[room].filter(([, , act]) => act === undefined || may(act))
  return (
    <TitledDialog title={t('help')} close={close}>
      <p>{t('help.me', { name, roles: roles.map((role) => t(`role.${role}`)).join(t('field.separator')) })}</p>
      <dl className="keys">
        {[...own, ...everywhere].map(([key, label]) => (
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
