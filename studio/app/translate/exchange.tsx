import { useState } from 'react'
import { Button, FileTrigger, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { Outcome } from '#studio/wire/translate.ts'
import { importBytes } from '#studio/wire/translate.ts'
import { call, download } from '../call.ts'
import { entryName } from '../labels/entry-name.ts'
import { stepsOfText, stepsText } from '../labels/steps-text.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { DoneFoot, TitledDialog } from '../ui/titled-dialog.tsx'
import { reasonText } from './fault-text.ts'

type ExchangeProps = {
  language: Language
  kind: ContentKindName | undefined
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  say: (text: string) => void
}

const exports = {
  openXliff: { onlyOpen: true, format: 'xliff', label: 'translate.exportOpen.xliff' },
  openXlsx: { onlyOpen: true, format: 'xlsx', label: 'translate.exportOpen.xlsx' },
  allXliff: { onlyOpen: false, format: 'xliff', label: 'translate.exportAll.xliff' },
  allXlsx: { onlyOpen: false, format: 'xlsx', label: 'translate.exportAll.xlsx' },
} as const

/** Hands texts out to translators, and takes them back. */
export function Exchange({ language, kind, attempt, say }: ExchangeProps) {
  const { t } = useWords()
  const may = useMay()
  const [isImporting, setImporting] = useState(false)

  async function handOut(name: keyof typeof exports) {
    const { onlyOpen, format } = exports[name]
    const kinds = kind === undefined ? [] : [kind]
    await attempt(async () => {
      const hasTexts = await download('translateExport', { language, format, onlyOpen, kinds })
      say(t(hasTexts ? 'translate.exported' : 'translate.exportedNothing'))
    })
  }

  return (
    <>
      <MenuTrigger>
        <Button className="quiet-button">{t('translate.export')}</Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" onAction={(name) => isExport(name) && void handOut(name)}>
            {Object.entries(exports).map(([name, { label }]) => (
              <MenuItem key={name} id={name}>
                {t(label)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {may('translateImport') && (
        <Button className="quiet-button" onPress={() => setImporting(true)}>
          {t('translate.import')}
        </Button>
      )}
      {isImporting && <ImportDialog {...{ language, attempt }} close={() => setImporting(false)} />}
    </>
  )
}

const isExport = (name: unknown): name is keyof typeof exports => typeof name === 'string' && Object.hasOwn(exports, name)

type Answer = Awaited<ReturnType<typeof call<'translateImport'>>>

function ImportDialog({ language, attempt, close }: Pick<ExchangeProps, 'language' | 'attempt'> & { close: () => void }) {
  const { t } = useWords()
  const [answer, setAnswer] = useState<Answer | 'reading'>()

  async function takeBack(file: File | undefined) {
    if (!file) return
    if (file.size > importBytes) return setAnswer({ refused: 'size', detail: '' })
    setAnswer('reading')
    const isDone = await attempt(async () =>
      setAnswer(await call('translateImport', { language, file: new Uint8Array(await file.arrayBuffer()) })),
    )
    if (!isDone) setAnswer(undefined)
  }

  return (
    <TitledDialog title={t('translate.importTitle', { language: languageEntry(language).name })} close={close}>
      <p>{t('translate.importHint')}</p>
      <FileTrigger acceptedFileTypes={['.xlf', '.xliff', '.xlsx']} onSelect={(files) => void takeBack(files?.[0])}>
        <Button className="button secondary translate-choose">{t('translate.chooseFile')}</Button>
      </FileTrigger>
      <div role="status">
        {answer === 'reading' && <p>{t('translate.reading')}</p>}
        {answer !== undefined && answer !== 'reading' && 'refused' in answer && (
          <p className="alarming">
            {t(`translate.refused.${answer.refused}`)} {answer.detail !== '' && <span lang="en">({answer.detail})</span>}
          </p>
        )}
        {answer !== undefined && answer !== 'reading' && 'outcomes' in answer && <Report outcomes={answer.outcomes} />}
      </div>
      <DoneFoot close={close} />
    </TitledDialog>
  )
}

const results = ['taken', 'takenOutdated', 'confirmed', 'unchanged', 'empty', 'skipped'] as const
/** More would not be read. */
const mostShown = 200

function Report({ outcomes }: { outcomes: readonly Outcome[] }) {
  const words = useWords()
  const { t } = words
  const counts = results.map((result) => ({ result, count: outcomes.filter((outcome) => outcome.result === result).length }))
  const shown = outcomes.filter(({ result }) => result === 'skipped' || result === 'takenOutdated').slice(0, mostShown)
  return (
    <section className="translate-report" aria-label={t('translate.report')}>
      <ul>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ result, count }) => (
            <li key={result} className={result === 'skipped' ? 'alarming' : undefined}>
              {t(`translate.report.${result}`, { count })}
            </li>
          ))}
      </ul>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        <ul className="translate-outcomes" tabIndex={0}>
          {shown.map((outcome) => (
            <li key={`${outcome.file} ${outcome.field}`}>
              <span className="reference">
                {entryName({ entry: entryOf(outcome.file), title: outcome.title }, t)} ›{' '}
                {stepsText(stepsOfText(outcome.file, outcome.field), words)}
              </span>
              {outcome.result === 'skipped' && <span>{reasonText(outcome.reason, words)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
