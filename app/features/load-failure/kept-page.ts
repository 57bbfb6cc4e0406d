import { isRouteErrorResponse } from 'react-router'

/** `failed`: this is what was shown before; what was asked for could not be loaded. */
export type Kept<Data> = Data & { failed?: boolean }

/**
 * A page that is asked again and again with other filters or products. If one of these requests fails, what is shown stays and says so, instead
 * of giving way to an error page (G9).
 */
export function createKeptPage<Data extends object>() {
  let shown: Data | undefined

  /** What the page shows, until the function that comes back is called: the page's effect. */
  function shows(data: Data) {
    shown = data
    return () => {
      shown = undefined
    }
  }

  /** The page's `clientLoader`: it runs when the browser changes pages by itself. */
  async function load(serverLoader: () => Promise<Data>): Promise<Kept<Data>> {
    try {
      return { ...(await serverLoader()), failed: false }
    } catch (problem) {
      if (!shown || isAnswer(problem)) throw problem
      return { ...shown, failed: true }
    }
  }

  return { shows, load }
}

/** What the server said on purpose: that there is no such page, or that it is elsewhere. */
function isAnswer(problem: unknown): boolean {
  return problem instanceof Response ? problem.status < 500 : isRouteErrorResponse(problem) && problem.status < 500
}
