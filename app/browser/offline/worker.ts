const workerUrl = '/service-worker.js'

/** The part of the Trusted Types API that registering needs. TypeScript's DOM types don't include it. */
type PolicyFactory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => UrlPolicy }
type UrlPolicy = { createScriptURL: (url: string) => string }
let policy: UrlPolicy | undefined

/** False in browsers without service workers, and on sites without HTTPS. */
export const canSaveOffline = () => 'serviceWorker' in navigator && 'caches' in window

/** Only for visitors who keep something. A registered worker is checked for a newer one. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

export async function unregisterWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

function trustedWorkerUrl(): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes')
  policy ??= factory?.createPolicy('worker', { createScriptURL: (url) => (url === workerUrl ? url : null) })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}
