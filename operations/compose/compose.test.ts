import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { siteVariableNames } from '#server/config/config.ts'

const folder = 'operations/compose'
const Service = z.object({ volumes: z.array(z.string()).default([]) })
const Site = Service.extend({
  build: z.object({ context: z.string(), dockerfile: z.string() }),
  environment: z.record(z.string(), z.string()),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()),
})
const Nginx = Service.extend({ command: z.tuple([z.literal('sh'), z.literal('-c'), z.string()]) })
const File = z.object({
  services: z.object({ 'site-1': Site, 'site-2': Site, database: Service, nginx: Nginx }),
  volumes: z.record(z.string(), z.unknown()),
})

/** Only what these tests read: the rest, `docker compose config` checks. */
const { services, volumes } = File.parse(parse(readFileSync(`${folder}/compose.yaml`, 'utf8'), { merge: true }))
const sites = [services['site-1'], services['site-2']]
const containerfile = readFileSync('operations/Containerfile', 'utf8')

describe('the file for Docker Compose', () => {
  it('sets only variables that the site reads', () => {
    for (const { environment } of sites)
      expect(Object.keys(environment).filter((name) => !siteVariableNames.includes(name))).toEqual([])
  })

  it('builds the image of the project, and mounts files that exist and a volume of its own for all that a node writes', () => {
    for (const { build, volumes: mounted, tmpfs } of sites) {
      expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true)
      const written = [...containerfile.matchAll(/(?:DATA_DIR|NODE_COMPILE_CACHE)=(\S+)/g)].map(([, path = '']) => path)
      const targets = [...mounted.map((mount) => mount.split(':')[1]), ...tmpfs]
      expect(targets).toEqual(expect.arrayContaining([...written, '/tmp']))
    }
    const sources = Object.values(services).flatMap((service) => service.volumes.map((mount) => mount.split(':')[0] ?? ''))
    for (const source of sources) expect(Object.hasOwn(volumes, source) || existsSync(join(folder, source)), source).toBe(true)
    const own = sources.filter((source) => Object.hasOwn(volumes, source))
    expect(new Set(own).size).toBe(own.length)
  })

  it('gives nginx the names and the port of both nodes', () => {
    const [, , command] = services.nginx.command
    const replaced = [...command.matchAll(/s\/([\d.:]+)\/([\w:-]+)\//g)].map(([, from = '', to = '']) => ({ from, to }))
    const port = /PORT=(\d+)/.exec(containerfile)?.[1]
    expect(replaced.map(({ to }) => to)).toEqual([`site-1:${port}`, `site-2:${port}`])
    const configuration = readFileSync('docs/nginx.conf', 'utf8')
    for (const { from } of replaced) expect(configuration.split(from)).toHaveLength(2)
  })
})
