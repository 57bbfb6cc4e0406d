import { startNginx } from '#tests/support/nginx.ts'
import { endWithBench } from './end-with-bench.ts'
import { answering } from './site.ts'

/** Starts nginx with `docs/nginx.conf` or another file, of which only the ports and the paths of the process are replaced. */
export async function startNginxProxy(port: number, nodes: readonly [number, number], configuration?: string) {
  const { child, origin } = startNginx({ port, nodes, configuration })
  endWithBench(child, 'SIGTERM')
  await answering(`${origin}/readyz`, child)
  return { origin, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') }
}
