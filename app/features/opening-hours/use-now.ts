import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time of the visitor's clock, told anew twice a minute. Undefined until the page runs: what the server sends is the same at any hour. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()

  useEffect(() => {
    const tell = () => setNow(new Date())
    tell()
    const timer = setInterval(tell, everyMs)
    return () => clearInterval(timer)
  }, [])

  return now
}
