import { isRouteErrorResponse } from 'react-router'

/** `failed`: this is the previous data, because the new data could not be loaded. */
export type LastLoaded<Data> = Data & { failed?: boolean }

/**
 * For pages that reload data when filters or products change. If a request fails, the page goes on showing the current data and shows a notice instead of the
 * error page (G9).
 */
export function rememberLastLoaded<Data extends object>() {
  let shown: Data | undefined

  /** Call in the page's effect. The returned function ends it. */
  function shows(data: Data) {
    shown = data
    return () => {
      shown = undefined
    }
  }

  /** The page's `clientLoader`, which runs on navigation in the browser. */
  async function load(serverLoader: () => Promise<Data>): Promise<LastLoaded<Data>> {
    try {
      return { ...(await serverLoader()), failed: false }
    } catch (problem) {
      if (!shown || isServerResponse(problem)) throw problem
      return { ...shown, failed: true }
    }
  }

  return { shows, load }
}

/** A deliberate response of the server: 404 or a redirect. */
function isServerResponse(problem: unknown): boolean {
  return problem instanceof Response ? problem.status < 500 : isRouteErrorResponse(problem) && problem.status < 500
}
