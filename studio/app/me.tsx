import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import type { ResultOf } from '#studio/wire/calls.ts'
import { type Act, isAllowed } from '#studio/wire/rights.ts'
import { call, type Fault, faultOf } from './call.ts'
import { useWords } from './language.tsx'

/** Who has opened the studio. */
type Me = ResultOf<'me'>

const Context = createContext<Me | undefined>(undefined)

export function useMe(): Me {
  const me = useContext(Context)
  if (!me) throw new Error('Not inside a MeProvider')
  return me
}

/** Tells what the roles of the user allow. What they don't is not shown, and the server refuses it. */
export function useMay(): (act: Act) => boolean {
  const { roles } = useMe()
  return useCallback((act) => isAllowed(roles, act), [roles])
}

/** Shows nothing before it is known who is there: rooms and buttons depend on it. */
export function MeProvider({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const [me, setMe] = useState<Me>()
  const [fault, setFault] = useState<Fault>()
  const ask = useCallback(async () => {
    setFault(undefined)
    await call('me', {}).then(setMe, (error: unknown) => setFault(faultOf(error)))
  }, [])
  useEffect(() => void ask(), [ask])
  if (me) return <Context value={me}>{children}</Context>
  return (
    <main className="plain-room">
      <p role="status">{fault ? t(`fault.${fault}`) : t('list.loading')}</p>
      {fault && (
        <Button className="button secondary" onPress={() => void ask()}>
          {t('failed.again')}
        </Button>
      )}
    </main>
  )
}
