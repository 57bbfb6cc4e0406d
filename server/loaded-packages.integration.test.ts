import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { compileCache } from '#submissions/testing/compile-cache.ts'

/** Prints the packages that our own files import, when the site's process loads its code. */
const program = `
  import { registerHooks } from 'node:module'
  const found = new Set()
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = !context.parentURL?.includes('/node_modules/')
      if (isOurs && /^[@a-z]/.test(specifier) && !specifier.includes(':')) found.add(/^(@[^/]+\\/)?[^/]+/.exec(specifier)[0])
      return next(specifier, context)
    },
  })
  await import('./server/start.ts')
  console.log(JSON.stringify([...found].sort()))
  process.exit()
`

// Reading content, sending mails and making documents need others, which take 20 MB. They are loaded in other processes, or when they are needed.
it('a start loads no package that a site without mails, PostgreSQL and new documents can do without', () => {
  const output = execFileSync('node', ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, ...compileCache, NODE_ENV: 'production' },
  })
  expect(JSON.parse(output)).toEqual([
    '@fastify/proxy-addr',
    '@fastify/send',
    'fastify',
    // For the database's own time in statements.
    'kysely',
    'negotiator',
    'opencc-js',
    'pino',
    'prom-client',
    'react-router',
    'yaml',
    'zod',
  ])
})
