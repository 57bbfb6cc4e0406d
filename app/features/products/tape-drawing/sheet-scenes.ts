import type { LengthQuestion } from '#contract/fit/questions.ts'
import { drawings, type Scene } from './scenes.ts'

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
