import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { keptFor } from '#app/content/kept-for.ts'
import type { PageMessages } from '#i18n/interface/en.ts'

/** The messages of the frame and the page. Each loader returns its own. */
export function usePageMessages(): PageMessages {
  const matches = useMatches()
  return useMemo(() => matches.flatMap(({ loaderData }) => messagesIn(loaderData) ?? []).reduce(together, noMessages), [matches])
}

function messagesIn(loaderData: unknown): PageMessages | undefined {
  return isObject(loaderData) && 'messages' in loaderData && isObject(loaderData.messages) ? loaderData.messages : undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const noMessages: PageMessages = {}

/** On the server, many pages have the same messages. */
function together(messages: PageMessages, more: PageMessages): PageMessages {
  const known = keptFor(messages, 'with more', () => new WeakMap<PageMessages, PageMessages>())
  const all = known.get(more) ?? { ...messages, ...more }
  known.set(more, all)
  return all
}
