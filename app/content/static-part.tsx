import { type ReactNode, useEffect, useRef, useState } from 'react'
import { trustedContent } from '#app/browser/trusted-html.ts'
import type { HtmlOnly } from '#app/loading/html-only.ts'

type StaticPartProps<Data> = { of: HtmlOnly<Data>; children: (data: Data) => ReactNode }

/**
 * A part of a page without anything that scripts change. In the first page its elements stay as the server sent them: neither its data nor its
 * components are needed (docs/decisions/080). Its links work as all others do (`use-static-links.ts`). It must not call `useId`, which counts components.
 */
export function StaticPart<Data>({ of, children }: StaticPartProps<Data>) {
  return of.data === undefined ? <SentPart key="sent" of={of} /> : <div data-static="">{children(of.data)}</div>
}

/** If a part is mounted again, with an error page say, it shows what it showed before. */
const sentElements = new WeakMap<object, Element>()

function SentPart({ of }: { of: object }) {
  const element = useRef<HTMLDivElement>(null)
  // The first time, this is nothing: hydration leaves the server's HTML alone.
  const [html] = useState(() => ({ __html: trustedContent(sentElements.get(of)?.innerHTML ?? '') }))
  useEffect(() => {
    if (element.current) sentElements.set(of, element.current)
  }, [of])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own HTML.
  return <div ref={element} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
