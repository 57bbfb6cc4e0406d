import { z } from 'zod'
import { topics } from '#contract/content/support.ts'
import { Address } from './differences.ts'

const places = z.array(Address).default([])

/** `topics.yaml` of a family: the places of its texts that give instructions which a safety notice can withdraw. */
export const Topics = z.partialRecord(z.enum(topics), z.strictObject({ manual: places, installation: places }))
