import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const Cases = z.object({
  tests: z.array(
    z.object({ alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) })) }),
  ),
})

const folder = 'operations/prometheus'
const read = (file: string): unknown => parse(readFileSync(`${folder}/${file}`, 'utf8'))
const rules = Rules.parse(read('alerts.yaml')).groups.flatMap((group) => group.rules)
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

function promtool(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describe('alerts', () => {
  it('UP15: each has a paragraph in the handbook that says what to do, and the handbook has no other', () => {
    const handbook = readFileSync('docs/operating.md', 'utf8')
    const paragraphs = [...handbook.matchAll(/^### (Hearth\w+)\n\n\S.{80,}$/gm)].map(([, name]) => name)
    expect(paragraphs).toEqual(rules.map(({ alert }) => alert))
    for (const { alert, annotations } of rules) expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`)
  })

  it('UP15: each has a case that raises it, and is silent while all is well', () => {
    const outcomes = Cases.parse(read('alerts.cases.yaml')).tests.flatMap((one) => one.alert_rule_test)
    const names = (isRaised: boolean) =>
      outcomes.filter((one) => one.exp_alerts.length > 0 === isRaised).map(({ alertname }) => alertname)
    const all = rules.map(({ alert }) => alert).sort()
    expect(names(true).sort()).toEqual(all)
    expect(names(false).sort()).toEqual(all)
  })

  it.skipIf(!hasPromtool)('UP15: are raised as their cases say (skipped if promtool is not installed)', () => {
    const checked = promtool('check', 'rules', `${folder}/alerts.yaml`)
    expect(checked.status, checked.output).toBe(0)
    const tested = promtool('test', 'rules', `${folder}/alerts.cases.yaml`)
    expect(tested.status, tested.output).toBe(0)
  })
})
