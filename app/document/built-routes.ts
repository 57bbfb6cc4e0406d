/** What the router's client knows about a built page. It isn't documented (docs/decisions/048). */
type BuiltRoute = { path?: string; module: string; css?: string[] }

/** By the id of the route. */
export function builtRoutes(): Readonly<Record<string, BuiltRoute | undefined>> {
  const manifest: { routes: Record<string, BuiltRoute> } | undefined = Reflect.get(window, '__reactRouterManifest')
  return manifest?.routes ?? {}
}

/** The ids of the routes of the first page. */
export function firstRoutes(): string[] {
  const modules: object | undefined = Reflect.get(window, '__reactRouterRouteModules')
  return Object.keys(modules ?? {})
}
