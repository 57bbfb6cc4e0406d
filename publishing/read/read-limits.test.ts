import { expect, it } from 'vitest'
import { readLimits } from './read-limits.ts'

it('stops a single endless text after 20 s and 1 GB, however small the content', () => {
  expect(readLimits({ yamlFiles: 0, yamlBytes: 0, otherFiles: 0 })).toEqual({ cpuMs: 20_000, heapMb: 1_024 })
})

it('grows with the content: 100 times the demo may take 18 minutes and 2 GB', () => {
  const { cpuMs, heapMb } = readLimits({ yamlFiles: 85_000, yamlBytes: 140_000_000, otherFiles: 50_000 })
  expect(Math.round(cpuMs / 60_000)).toBe(19)
  expect(heapMb).toBeLessThan(2_200)
})
