type Shared<Result> = { result: Promise<Result>; stop: AbortController; clients: number }

/** Concurrent requests for the same thing share one computation. It is aborted when the clients of all of them are gone. */
export function createSharedWork<Result>() {
  const underWay = new Map<string, Shared<Result>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Shared<Result> {
    const stop = new AbortController()
    const shared: Shared<Result> = { stop, clients: 0, result: work(stop.signal).finally(() => forget(key, shared)) }
    underWay.set(key, shared)
    return shared
  }

  function forget(key: string, shared: Shared<Result>) {
    if (underWay.get(key) === shared) underWay.delete(key)
  }

  return {
    /** Without `gone`, the work is done in any case. */
    async share(key: string, work: (signal: AbortSignal) => Promise<Result>, gone?: AbortSignal): Promise<Result> {
      const shared = underWay.get(key) ?? begin(key, work)
      shared.clients += 1
      const leave = () => {
        shared.clients -= 1
        if (shared.clients > 0) return
        forget(key, shared)
        shared.stop.abort(gone?.reason)
      }
      gone?.addEventListener('abort', leave)
      try {
        return await shared.result
      } finally {
        gone?.removeEventListener('abort', leave)
      }
    },
    clear: () => underWay.clear(),
    size: () => underWay.size,
  }
}
