import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { createLog } from '../log.ts'
import { plainErrorPage } from '../pages/plain-error-page.ts'
import { inRequest } from './request-context.ts'

function request(url: string) {
  const message = new IncomingMessage(new Socket())
  message.url = url
  return message
}

it('UP14: every line that a request causes has its id, also later, and errors have its path without the query', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  log.info('before')
  const work = inRequest(request(pageUrl('en', 'search', { q: 'private' })), async ({ requestId }) => {
    log.info('at once')
    await setTimeout(1)
    log.error(new Error('broken'), 'later')
    return requestId
  })
  log.info('beside')
  const requestId = await work
  expect(lines.map(({ msg, requestId: id, path }) => [msg, id, path])).toEqual([
    ['before', undefined, undefined],
    ['at once', requestId, undefined],
    ['beside', undefined, undefined],
    ['later', requestId, paths.search],
  ])
})

it('UP14: the page for errors shows the id of the request, for whoever reports it', () => {
  const [id, html] = inRequest(request('/'), ({ requestId }) => [requestId, plainErrorPage('failed', 'en').html] as const)
  expect(html).toContain(`Request ID: ${id}`)
  expect(plainErrorPage('busy', 'en').html).not.toContain('Request ID')
})
