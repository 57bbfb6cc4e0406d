import { useRef } from 'react'
import { useMatches } from 'react-router'
import { keptFor } from '#app/content/kept-for.ts'
import type { PageMessages } from '#i18n/interface/en.ts'

/**
 * The messages of the frame and the page. Each loader returns its own. The same object as long as it has the messages of the page: with another one, each
 * component that shows a text would be rendered again.
 */
export function usePageMessages(): PageMessages {
  const matches = useMatches()
  const last = useRef(noMessages)
  const messages = matches.flatMap(({ loaderData }) => messagesIn(loaderData) ?? []).reduce(together, noMessages)
  if (!includes(last.current, messages)) last.current = messages
  return last.current
}

const includes = (all: PageMessages, some: PageMessages) =>
  (Object.keys(some) as (keyof PageMessages)[]).every((key) => all[key] === some[key])

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
