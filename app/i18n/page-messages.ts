import { useMemo } from 'react'
import { useMatches } from 'react-router'
import type { Messages } from './messages/en.ts'

/** Part of the words of one language: what the frame and the page of the moment need. */
export type PageMessages = Partial<Messages>

/** The words that came with the frame and with the page: each loader hands out its own. */
export function usePageMessages(): PageMessages {
  const matches = useMatches()
  return useMemo(() => Object.assign({}, ...matches.map(({ loaderData }) => messagesIn(loaderData))), [matches])
}

function messagesIn(loaderData: unknown): unknown {
  return typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData ? loaderData.messages : undefined
}
