import * as z from 'zod/mini'
import { languageNames } from '../languages.ts'
import type { KitchenFacts as Facts } from '../views/kitchen-facts.ts'
import { Category, Text } from './parts.ts'

const Range = z.tuple([z.number(), z.number()])
const Wording = z.object({ own: z.string(), staff: z.string() })

const Fact = z.object({
  title: Text,
  category: Category,
  isSold: z.boolean(),
  isOutside: z.boolean(),
  front: z.optional(
    z.object({
      view: z.enum(['front', 'top']),
      width: z.number(),
      height: z.number(),
      edge: z.string(),
      details: z.string(),
    }),
  ),
  price: z.optional(z.number()),
  power: z.optional(z.enum(['13a', '20a', '32a'])),
  amperes: z.optional(z.number()),
  gas: z.optional(z.array(z.enum(['town-gas', 'lpg']))),
  duct: z.optional(z.number()),
  water: z.optional(z.literal(true)),
  hood: z.optional(z.object({ isSlanted: z.boolean(), widestHob: z.number(), aboveGas: Range, aboveInduction: Range })),
  hob: z.optional(
    z.object({
      width: z.number(),
      energy: z.enum(['gas', 'induction']),
      belowSlanted: z.optional(z.number()),
      belowOther: z.optional(z.number()),
    }),
  ),
  niche: z.optional(z.object({ width: z.number(), depth: z.number(), height: Range })),
})

const OwnedFact = z.object({
  warrantyYears: z.optional(z.number()),
  launched: z.optional(z.string()),
  manual: z.optional(
    z.object({
      url: z.string(),
      fileName: z.string(),
      type: z.enum(['pdf', 'dxf', 'mp4', 'webm', 'vtt', 'glb']),
      bytes: z.optional(z.number()),
      language: z.optional(z.enum(languageNames)),
    }),
  ),
  guide: z.optional(z.object({ family: z.string(), pictures: z.number() })),
  reminders: z.array(
    z.object({
      id: z.string(),
      every: z.object({ weeks: z.optional(z.number()), months: z.optional(z.number()) }),
      title: Text,
      optional: z.boolean(),
      replaces: z.optional(z.literal(true)),
    }),
  ),
})

const Notice = z.object({
  id: z.string(),
  severity: z.enum(['safety', 'advice']),
  title: Text,
  code: z.string(),
  serials: z.array(z.object({ from: z.string(), to: z.string() })),
  launched: z.optional(z.string()),
  discontinued: z.optional(z.string()),
})

export const KitchenFacts = z.object({
  models: z.record(z.string(), Fact),
  owned: z.record(z.string(), OwnedFact),
  notices: z.array(Notice),
  shelf: z.number(),
  measures: z.record(
    z.string(),
    z.object({ own: z.string(), staff: z.string(), options: z.optional(z.record(z.string(), Wording)) }),
  ),
}) satisfies z.ZodMiniType<Facts>
