import { useEffect, useRef, useState } from 'react'
import { entryOf } from '#contract/content/entry-of.ts'
import type { Language } from '#contract/languages.ts'
import type { Path } from '#studio/edits/edit.ts'
import { FromFrame, type PreviewFault } from '#studio/wire/preview.ts'
import { pageOfFilePath } from '#studio/wire/preview-paths.ts'
import { usePlaceNames } from '../labels/use-labels.ts'
import { useWords } from '../language.tsx'
import { followMessages } from './frame-channel.ts'
import { PreviewBar, type PreviewWidth, previewWidths } from './preview-bar.tsx'
import { usePreviewOrigin } from './use-preview-origin.ts'
import { useScale } from './use-scale.ts'

type PreviewProps = {
  /** The content file whose page is shown. */
  file: string | undefined
  language: Language
  /** Called when somebody clicks on a text or a picture of the page. */
  onSelect: (at: { file: string; path: Path }) => void
  hide: () => void
}

type Shown = { address: string; title: string; faults: readonly PreviewFault[] }

/** The page that shows a file, as visitors will see it, with what is not published yet. */
export function Preview({ file, language: ofFile, onSelect, hide }: PreviewProps) {
  const { t, faultText } = useWords()
  const origin = usePreviewOrigin()
  const [width, setWidth] = useState<PreviewWidth>(widthThatFits)
  const [language, setLanguage] = useState(ofFile)
  const [day, setDay] = useState<string>()
  const [followsLinks, setFollowsLinks] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const { scale, height } = useScale(pane, previewWidths[width])
  const clicked = useRef<string>(undefined)
  const select = useRef(onSelect)
  select.current = onSelect

  const isShown = shown !== undefined
  useEffect(() => setLanguage(ofFile), [ofFile])

  // A click in the page opens the field of a file whose text the page shows already.
  const [opened, setOpened] = useState(file)
  useEffect(() => {
    if (entryOfShown(file) !== entryOfShown(clicked.current)) setOpened(file)
    clicked.current = undefined
  }, [file])

  useEffect(() => {
    if (!origin) return
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || !isWithin(source, frame.current?.contentWindow)) return
      const message = FromFrame.safeParse(data).data
      if (message?.kind === 'shown') {
        setShown(message)
        frame.current?.contentWindow?.postMessage({ kind: 'follow', links: followsLinks }, origin)
      }
      // A text may name facts of other files. The field of the open entry is meant first.
      const at =
        message?.kind === 'selected'
          ? (message.fields.find((one) => entryOfShown(one.file) === entryOfShown(file)) ?? message.fields[0])
          : undefined
      if (!at) return
      clicked.current = at.file
      select.current(at)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [origin, file, followsLinks])

  useEffect(() => {
    if (!origin) return
    return followMessages((message) => frame.current?.contentWindow?.postMessage(message, origin))
  }, [origin])

  useEffect(() => {
    // Before a page is shown, the frame has no origin.
    if (origin && isShown) frame.current?.contentWindow?.postMessage({ kind: 'follow', links: followsLinks }, origin)
  }, [origin, isShown, followsLinks])

  const address = origin && firstPage(origin, { file: opened ?? 'home.yaml', language, day })
  const fault = shown?.faults.find((one) => entryOfShown(one.file) === entryOfShown(file)) ?? shown?.faults[0]
  const nameOf = usePlaceNames(fault ? [fault] : [])
  return (
    <section className="preview" aria-label={t('preview.title')}>
      <PreviewBar {...{ width, setWidth, language, setLanguage, day, setDay, followsLinks, setFollowsLinks, hide }} />
      <p className="preview-place">
        {/* Not the title: it changes with each letter that somebody types. */}
        <span role="status">{origin === undefined ? t('preview.starting') : origin === null ? t('preview.away') : ''}</span>
        {origin && shown && <b>{shown.title}</b>} {shown?.address}
      </p>
      {fault && (
        <p className="preview-fault" role="alert">
          {entryOfShown(fault.file) === entryOfShown(file)
            ? t('preview.faulty', { field: nameOf(fault).field, message: faultText(fault.message) })
            : t('preview.faultyPart')}
        </p>
      )}
      <div className="preview-pane" ref={pane}>
        {address && (
          <iframe
            ref={frame}
            key={address}
            title={t('preview.title')}
            src={address}
            style={{ width: previewWidths[width], height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  )
}

/** On a phone, the page of a desk could not be read. */
const widthThatFits = (): PreviewWidth => (innerWidth < previewWidths.tablet ? 'phone' : 'desk')

function firstPage(
  origin: string,
  { file, language, day }: { file: string; language: Language; day: string | undefined },
): string {
  const query = new URLSearchParams({ file, language, ...(day && { day }) })
  return `${origin}${pageOfFilePath}?${query}`
}

/** A page may show another page in a frame. */
function isWithin(source: MessageEventSource | null, frame: Window | null | undefined): boolean {
  for (let one = source as Window | null; one && one !== window; one = one.parent) if (one === frame) return true
  return false
}

const entryOfShown = (file: string | undefined) => file && entryOf(file)
