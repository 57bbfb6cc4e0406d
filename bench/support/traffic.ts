import type { Page } from '@playwright/test'

export type Weight = { kb: number; requests: number }

const quietMs = 600

/** Counts the requests of a page that reach the network, with the bytes of their responses and headers. Answers from a cache count nothing. */
export async function countTraffic(page: Page) {
  const session = await page.context().newCDPSession(page)
  const fromNetwork = new Set<string>()
  const underWay = new Set<string>()
  let bytes = 0
  let lastChange = performance.now()
  const end = (requestId: string) => {
    underWay.delete(requestId)
    lastChange = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    underWay.add(requestId)
    lastChange = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (underWay.has(requestId) && !response.fromDiskCache) fromNetwork.add(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    fromNetwork.delete(requestId)
    end(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fromNetwork.has(requestId)) bytes += encodedDataLength
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')

  return {
    weight: (): Weight => ({ kb: bytes / 1000, requests: fromNetwork.size }),
    /** Waits until nothing has been under way for a while. */
    async quiet() {
      while (underWay.size > 0 || performance.now() - lastChange < quietMs) await page.waitForTimeout(50)
    },
  }
}
