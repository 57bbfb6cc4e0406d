import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const nginx = process.env['NGINX'] || '/usr/sbin/nginx'
export const hasNginx = existsSync(nginx)

type Options = {
  port: number
  nodes: readonly [number, number]
  /** More lines of the file to be replaced. */
  changed?: Record<string, string>
  configuration?: string | undefined
}

/** Starts nginx with `docs/nginx.conf` by default. Only the ports and the paths of the process are replaced. Throws if nginx refuses it. */
export function startNginx({ port, nodes, changed = {}, configuration = 'docs/nginx.conf' }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-nginx-'))
  chmodSync(folder, 0o755)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const name of temporary) mkdirSync(join(folder, name), { mode: 0o777 })
  // The processes of nginx may not read the folder of the project.
  copyFileSync('docs/unreachable.html', join(folder, 'unreachable.html'))
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')
  const replaced: Record<string, string> = {
    'listen 80 default_server': `listen 127.0.0.1:${port} default_server`,
    '127.0.0.1:8081': `127.0.0.1:${nodes[0]}`,
    '127.0.0.1:8082': `127.0.0.1:${nodes[1]}`,
    '/run/nginx.pid': join(folder, 'pid'),
    '/var/log/nginx/error.log': join(folder, 'error.log'),
    '/srv/hearth/docs;': `${folder};`,
    'access_log off;': `access_log off; ${paths}`,
    ...changed,
  }
  let text = readFileSync(configuration, 'utf8')
  for (const [written, ours] of Object.entries(replaced)) {
    if (!text.includes(written)) throw new Error(`${configuration} does not contain ${written}`)
    text = text.replace(written, ours)
  }
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const check = spawnSync(nginx, ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx refuses ${configuration}: ${check.stderr}`)

  const args = ['-c', file, '-p', folder, '-g', 'daemon off;']
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return { child, folder, origin: `http://127.0.0.1:${port}` }
}
