import '@mdxeditor/editor/style.css'
import {
  BoldItalicUnderlineToggles,
  CreateLink,
  headingsPlugin,
  ListsToggle,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  MDXEditor,
  markdownShortcutPlugin,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
} from '@mdxeditor/editor'
import { useMemo } from 'react'
import { BlockSelect } from './block-select.tsx'

type Props = { label: string; text: string; change: (text: string) => void; giveUp: () => void }

/** Loaded when the first Markdown field is shown. */
export function MarkdownEditor({ label, text, change, giveUp }: Props) {
  const plugins = useMemo(
    () => [
      headingsPlugin({ allowedHeadingLevels: [2, 3, 4] }),
      listsPlugin(),
      quotePlugin(),
      linkPlugin(),
      linkDialogPlugin(),
      tablePlugin(),
      thematicBreakPlugin(),
      markdownShortcutPlugin(),
      toolbarPlugin({
        toolbarContents: () => (
          <>
            <BoldItalicUnderlineToggles options={['Bold', 'Italic']} />
            <ListsToggle options={['bullet', 'number']} />
            <BlockSelect />
            <CreateLink />
          </>
        ),
      }),
    ],
    [],
  )
  return (
    // In a list the editor would take Tab for itself, and nobody would get out of it without a mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: the editor inside has the focus.
    <div
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
      // Browsers show only the first line of an editor that Tab has come to.
      onKeyUp={({ key, currentTarget }) => key === 'Tab' && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <MDXEditor
        className="write-markdown"
        contentEditableClassName="write-markdown-text"
        markdown={text}
        plugins={plugins}
        toMarkdownOptions={{ bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-' }}
        translation={(key, fallback) => (key === 'contentArea.editableMarkdown' ? label : fallback)}
        suppressHtmlProcessing
        onChange={(next, isUntouched) => (isUntouched ? giveUp() : change(next))}
        onError={giveUp}
      />
    </div>
  )
}
