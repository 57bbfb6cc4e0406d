import { type ComponentType, createContext, useContext } from 'react'
import type { FieldProps } from './use-field.ts'

/** Lists, maps and groups show fields of every kind, which include lists, maps and groups. */
export const FieldViewContext = createContext<ComponentType<FieldProps>>(() => null)

export function NestedField(props: FieldProps) {
  const View = useContext(FieldViewContext)
  return <View {...props} />
}
