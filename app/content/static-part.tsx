import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { trustedContent } from '#app/browser/trusted-html.ts'
import type { HtmlOnly } from '#app/loading/html-only.ts'
import { followedPage } from './followed-page.ts'
import { KeptPart } from './kept-part.tsx'

type StaticPartProps<Data> = { of: HtmlOnly<Data>; children: (data: Data) => ReactNode }

/**
 * A part of a page without anything that scripts change. In the first page its elements stay as the server sent them: neither its data nor its
 * components are needed (docs/decisions/080). Its links open as all others do. It must not call `useId`, which counts components.
 */
export function StaticPart<Data>({ of, children }: StaticPartProps<Data>) {
  if (of.data === undefined) return <SentPart key="sent" of={of} />
  return (
    <div data-static="">
      <KeptPart of={of} name="">
        {children(of.data)}
      </KeptPart>
    </div>
  )
}

/** If a part is mounted again, with an error page say, it shows what it showed before. */
const sentElements = new WeakMap<object, Element>()

function SentPart({ of }: { of: object }) {
  const element = useRef<HTMLDivElement>(null)
  // The first time, this is nothing: hydration leaves the server's HTML alone.
  const [html] = useState(() => ({ __html: trustedContent(sentElements.get(of)?.innerHTML ?? '') }))
  const navigate = useNavigate()
  useEffect(() => {
    const { current } = element
    if (!current) return
    sentElements.set(of, current)
    const follow = (event: MouseEvent) => {
      const page = followedPage(event)
      if (page === undefined) return
      event.preventDefault()
      navigate(page)
    }
    current.addEventListener('click', follow)
    return () => current.removeEventListener('click', follow)
  }, [of, navigate])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own HTML.
  return <div ref={element} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
