import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The visitor's clock, updated every 30 seconds. Undefined on the server and until hydration, so that the HTML doesn't depend on the time. */
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
