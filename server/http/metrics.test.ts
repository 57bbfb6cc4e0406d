import { expect, it, vi } from 'vitest'
import { createMetrics } from './metrics.ts'

it('a scrape does not list the open handles of the process, which are as many as the content has folders', async () => {
  const listed = vi.spyOn(process, 'getActiveResourcesInfo')
  const text = await createMetrics().text()
  expect(text).toContain('nodejs_eventloop_lag_max_seconds')
  expect(text).not.toContain('nodejs_active_')
  expect(listed).not.toHaveBeenCalled()
})
