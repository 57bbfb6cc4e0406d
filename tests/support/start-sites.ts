// Starts both sites of the browser tests in parallel; Playwright would start them one after the other.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { sites } from './sites.ts'

async function start(environment: NodeJS.ProcessEnv) {
  const site = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  site.on('exit', (code) => process.exit(code ?? 1))
  for await (const line of createInterface({ input: site.stdout })) {
    console.log(line)
    if (line.startsWith('Hearth is up')) break
  }
  site.stdout.pipe(process.stdout)
}

await Promise.all(Object.values(sites).map(({ environment }) => start(environment)))
console.log('Both sites are up')
