import { eventually } from './eventually.ts'

/** Resolves when a site has opened its database. Until then a busy machine answers forms with 503, or closes the connection. */
export const untilDatabaseIsUp = (origin: string): Promise<void> =>
  eventually(async () => {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    const ready = await response?.json().catch(() => undefined)
    return ready?.database?.status === 'ok'
  })
