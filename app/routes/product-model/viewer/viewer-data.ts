/** Width, depth and height in millimetres. */
export type Size = readonly [width: number, depth: number, height: number]

/** One finish of the product: the model that shows it. */
export type FinishData = { code: string; modelUrl: string; alt: string; announcement: string }

/** What the document tells its script. All texts are in the visitor's language. */
export type ViewerData = {
  size?: Size
  /** What a model shows of the product's height: its part below a worktop isn't modelled. */
  heightFrom: 'bottom' | 'top' | 'worktop'
  /** Begin with the body, without the chimney above it. */
  startsWithBody: boolean
  dimensions: { width: string; depth: string; height: string; sentence: string }
  /** The first one is the product itself. */
  finishes: readonly FinishData[]
  /** Names of the viewing directions, by the viewer's names for them. */
  views: Readonly<Record<string, string>>
  words: Readonly<Record<Word, string>>
}

export type Word = 'zoomedIn' | 'zoomedOut' | 'closest' | 'farthest' | 'reset' | 'dimensionsOff' | 'failed'
