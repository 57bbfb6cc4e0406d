import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endWithBench } from './end-with-bench.ts'
import { answering } from './site.ts'

const configuration = resolve('docs/nginx.conf')

/** Checks `docs/nginx.conf` as it is, then starts nginx with it. Only the ports and the paths of the process are replaced. */
export async function startNginxProxy(port: number, nodes: readonly number[]) {
  const check = spawnSync('/usr/sbin/nginx', ['-t', '-c', configuration], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx refuses docs/nginx.conf: ${check.stderr}`)

  const folder = mkdtempSync(join(tmpdir(), 'hearth-nginx-'))
  chmodSync(folder, 0o755)
  const own: Record<string, string> = {
    'listen 80 default_server': `listen 127.0.0.1:${port} default_server`,
    '127.0.0.1:8081': `127.0.0.1:${nodes[0]}`,
    '127.0.0.1:8082': `127.0.0.1:${nodes[1]}`,
    '/run/nginx.pid': join(folder, 'pid'),
    '/var/log/nginx/error.log': join(folder, 'error.log'),
  }
  let text = readFileSync(configuration, 'utf8')
  for (const [written, ours] of Object.entries(own)) {
    if (!text.includes(written)) throw new Error(`docs/nginx.conf does not contain ${written}`)
    text = text.replace(written, ours)
  }
  writeFileSync(join(folder, 'nginx.conf'), text)
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']
  const process = spawn('/usr/sbin/nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  endWithBench(process, 'SIGTERM')
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/readyz`, process)
  return { origin, stop: () => process.kill('SIGTERM') }
}
