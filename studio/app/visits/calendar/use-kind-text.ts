import { isVisitKind } from '#contract/visits/kinds.ts'
import { useWords } from '#studio/app/language.tsx'

/** The name of a kind of visit. A row of another version may have an unknown one, which is shown as it is. */
export function useKindText() {
  const { t } = useWords()
  return (kind: string) => (isVisitKind(kind) ? t(`visits.kind.${kind}`) : kind)
}
