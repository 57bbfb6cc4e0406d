import * as z from 'zod/mini'

/** Width, depth and height in millimetres. */
const Size = z.readonly(z.tuple([z.number(), z.number(), z.number()]))
export type Size = z.infer<typeof Size>

/** One finish of the product: the model that shows it. */
const Finish = z.object({ code: z.string(), modelUrl: z.string(), alt: z.string(), announcement: z.string() })

const Word = z.enum(['zoomedIn', 'zoomedOut', 'closest', 'farthest', 'reset', 'dimensionsOff', 'failed'])
export type Word = z.infer<typeof Word>

/** What the document tells its script. All texts are in the visitor's language. */
export const ViewerData = z.object({
  size: z.optional(Size),
  /** What a model shows of the product's height: its part below a worktop isn't modelled. */
  heightFrom: z.enum(['bottom', 'top', 'worktop']),
  /** Begin with the body, without the chimney above it. */
  startsWithBody: z.boolean(),
  dimensions: z.object({ width: z.string(), depth: z.string(), height: z.string(), sentence: z.string() }),
  /** The first one is the product itself. */
  finishes: z.array(Finish),
  /** Names of the viewing directions, by the viewer's names for them. */
  views: z.record(z.string(), z.string()),
  words: z.record(Word, z.string()),
})
export type ViewerData = z.infer<typeof ViewerData>
