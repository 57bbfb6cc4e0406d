import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithBench } from './end-with-bench.ts'
import { answering } from './site.ts'

export type Wire = { headers: Record<string, string>; body: Buffer }
type Sending = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Fetches a response as it is sent, still compressed, with all its headers. */
export function onTheWire(url: string, { method = 'GET', headers = {}, body = '' }: Sending = {}): Promise<Wire> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: headersOf(response), body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end(body)
  })
}

/** Headers that nginx sets itself. */
const nginxOwn = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Starts nginx with one worker on core 0. It serves each response as a static file under its index, with its own headers, to GET and POST. */
export async function startNginxPeer(
  port: number,
  responses: readonly Wire[],
): Promise<{ origin: string; process: ChildProcess }> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-nginx-'))
  // nginx reads the files as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'www'))
  const locations = responses.map(({ headers, body }, index) => {
    writeFileSync(join(folder, 'www', String(index)), body)
    const sent = Object.entries(headers)
      .filter(([name]) => !nginxOwn.includes(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    const type = `types { } default_type '${headers['content-type']}';`
    // Static files take no POST, so nginx answers them as the error page of that error.
    return `location = /${index} { ${type} error_page 405 =200 /${index}; ${sent.join(' ')} }`
  })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${folder}/www;
    ${locations.join('\n')} } }`,
  )
  const args = ['-c', '0', '/usr/sbin/nginx', '-c', join(folder, 'nginx.conf'), '-p', folder]
  const process = spawn('taskset', args, { stdio: 'ignore' })
  endWithBench(process, 'SIGTERM')
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/0`, process)
  return { origin, process }
}
