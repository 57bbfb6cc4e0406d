import { useMemo } from 'react'
import { useMatches } from 'react-router'
import type { PageMessages } from '#i18n/interface/en.ts'

/** The messages of the frame and the page. Each loader returns its own. */
export function usePageMessages(): PageMessages {
  const matches = useMatches()
  return useMemo(() => Object.assign({}, ...matches.map(({ loaderData }) => messagesIn(loaderData))), [matches])
}

function messagesIn(loaderData: unknown): unknown {
  return typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData ? loaderData.messages : undefined
}
