import type { LengthQuestion } from '#contract/fit/questions.ts'

/** What is drawn around a measure, in a field of 160 × 120: outlines, edges that are hidden or cut, and filled walls. */
export type Scene = { lines: string; dashed?: string; filled?: string }
/** Where the tape is held, from one end to the other. */
export type Tape = readonly [x1: number, y1: number, x2: number, y2: number]
type Drawing = { scene: Scene; tape: Tape }

/** A worktop from above: wall behind and on the right, tall cabinet on the left, and the hole. */
const worktopFromAbove: Scene = {
  filled: 'M0 0H160V10H0ZM152 10H160V120H152ZM0 10H22V92H0Z',
  lines: 'M22 92H152M22 10V92M22 10H152V92',
  dashed: 'M52 28H122V74H52Z',
}
/** A worktop from the side, with the hob in it and a shelf below. */
const worktopFromTheSide: Scene = {
  filled: 'M0 0H10V120H0Z',
  lines: 'M10 40H150V48H10M34 36H126V40M44 48V62H116V48M10 48V112H142V48M10 98H142M10 102H142',
}
/** A hob with a cabinet above it. */
const aboveTheHob: Scene = {
  filled: 'M0 0H160V6H0Z',
  lines: 'M12 6H148V38H12ZM80 6V38M12 98H148V106H12ZM24 106V120M136 106V120M50 94H110V98H50Z',
}
/** A hood between two cabinets, above a hob. */
const hood: Scene = {
  filled: 'M0 0H160V6H0Z',
  lines: 'M4 6H26V56H4ZM134 6H156V56H134ZM4 104H156V112H4ZM54 100H106V104H54Z',
  dashed: 'M72 6H88V40H72ZM44 54H116L104 40H56Z',
}
/** A tall cabinet with an opening, from the front. */
const cabinetFromTheFront: Scene = {
  lines: 'M34 4H126V116H34ZM34 26H126M34 98H126',
  dashed: 'M42 32H118V92H42Z',
}
/** The same cabinet from the side, with an open door. */
const cabinetFromTheSide: Scene = {
  filled: 'M0 0H10V120H0Z',
  lines: 'M10 4H84V116H10M10 26H84M10 98H84M84 92H116M116 88V92',
  dashed: 'M16 32H84V92H16Z',
}
/** A sink cabinet from the front. */
const sinkCabinet: Scene = {
  lines: 'M14 20H146V28H14ZM22 28V116H138V28M30 28V108H130V28M30 108H130',
  dashed: 'M40 28V62H120V28',
}
/** A worktop from the side, with a basin in it. */
const sinkFromTheSide: Scene = {
  filled: 'M0 0H10V120H0Z',
  lines: 'M10 44H146V52H10M18 52V116H138V52',
  dashed: 'M34 44V86H124V44',
}

/** The drawing of each measure: what it shows, and where to hold the tape (FT2). */
export const drawings: Readonly<Record<LengthQuestion, Drawing>> = {
  cutoutWidth: { scene: worktopFromAbove, tape: [52, 51, 122, 51] },
  cutoutDepth: { scene: worktopFromAbove, tape: [87, 28, 87, 74] },
  wall: { scene: worktopFromAbove, tape: [122, 51, 152, 51] },
  tall: { scene: worktopFromAbove, tape: [22, 51, 52, 51] },
  depthBelow: { scene: worktopFromTheSide, tape: [80, 40, 80, 98] },
  above: { scene: aboveTheHob, tape: [80, 38, 80, 98] },
  width: { scene: hood, tape: [26, 64, 134, 64] },
  ceiling: { scene: hood, tape: [35, 6, 35, 104] },
  hobWidth: { scene: hood, tape: [54, 92, 106, 92] },
  nicheWidth: { scene: cabinetFromTheFront, tape: [42, 62, 118, 62] },
  nicheHeight: { scene: cabinetFromTheFront, tape: [80, 32, 80, 92] },
  nicheDepth: { scene: cabinetFromTheSide, tape: [10, 62, 84, 62] },
  door: { scene: cabinetFromTheSide, tape: [84, 62, 154, 62] },
  cabinetWidth: { scene: sinkCabinet, tape: [30, 84, 130, 84] },
  worktopDepth: { scene: sinkFromTheSide, tape: [10, 30, 146, 30] },
}

/** A measure with its letter in the drawing. */
export type LetteredMeasure = { question: LengthQuestion; letter: string }

/** Measures that are taken in the same place share one drawing. The letters go on from drawing to drawing. */
export function letteredScenes(questions: readonly LengthQuestion[]): { scene: Scene; measures: LetteredMeasure[] }[] {
  const byScene = Map.groupBy(questions, (question) => drawings[question].scene)
  const letters = new Map([...byScene.values()].flat().map((question, index) => [question, String.fromCharCode(65 + index)]))
  return [...byScene].map(([scene, own]) => ({
    scene,
    measures: own.map((question) => ({ question, letter: letters.get(question) ?? '' })),
  }))
}
