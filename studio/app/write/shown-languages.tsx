import { createContext, useContext } from 'react'
import type { Language } from '#contract/languages.ts'

/** English, and the language beside it. */
export const ShownLanguages = createContext<readonly Language[]>(['en'])
export const useShownLanguages = () => useContext(ShownLanguages)
