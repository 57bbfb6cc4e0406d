import {
  createContext,
  data,
  type HeadersArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
  useMatches,
  useRouteError,
} from 'react-router'

/*
 * A page with every export that React Router documents for a route module. The test builds the site with it in the place of the page for suppliers.
 */

const guardContext = createContext<string>()

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    if (new URL(request.url).pathname.startsWith('/ko')) throw data('Guarded', { status: 403 })
    context.set(guardContext, 'set by the middleware')
    const response = await next()
    response.headers.set('X-From-Middleware', 'yes')
    return response
  },
]

export const loader = ({ context }: LoaderFunctionArgs) =>
  data({ loaded: `loaded, ${context.get(guardContext)}` }, { headers: { 'X-From-Loader': 'yes' } })

export async function action({ request }: LoaderFunctionArgs) {
  const company = (await request.formData()).get('company')
  if (company === 'teapot') throw data('No coffee', { status: 418 })
  return data({ received: `received ${company}` }, { status: 422, headers: { 'X-From-Action': 'yes' } })
}

export const headers = ({ loaderHeaders, actionHeaders }: HeadersArgs) => ({
  'Cache-Control': 'private, max-age=7',
  'X-From-Loader': loaderHeaders.get('X-From-Loader') ?? 'no',
  'X-From-Action': actionHeaders.get('X-From-Action') ?? 'no',
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Title: ${loaderData?.loaded}` },
  { name: 'description', content: 'From meta' },
  { 'script:ld+json': { name: '</script><b>' } },
]

export const links = () => [{ rel: 'help', href: '/from-links' }]

export const handle = { says: 'from handle' }

export function ErrorBoundary() {
  const error = useRouteError()
  return <p>{isRouteErrorResponse(error) ? `Caught ${error.status}: ${error.data}` : 'Caught something'}</p>
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function ProbePage() {
  const { loaded } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const handles = useMatches().flatMap(({ handle: one }) =>
    typeof one === 'object' && one !== null && 'says' in one ? [one.says] : [],
  )
  return (
    <>
      <h1>{loaded}</h1>
      <p>{handles.join()}</p>
      <p>{actionData?.received ?? 'nothing received'}</p>
    </>
  )
}
