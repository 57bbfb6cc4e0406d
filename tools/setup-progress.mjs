// Shows what is being done, and for how long. Plain JavaScript for the Node of the machine, like setup.mjs.
const clearLine = '\r\u001B[2K'
const everyMs = 1_000

/**
 * On a terminal: one line that is rewritten every second. Elsewhere (CI, a file): one plain line at the start and one at the end.
 */
export function startProgress(title, { output = process.stdout, now = Date.now } = {}) {
  const begun = now()
  const seconds = () => Math.round((now() - begun) / 1000)
  const line = () => `[hearth] ${title} … ${seconds()} s`
  const show = () => output.write(clearLine + line())
  const clear = () => output.write(clearLine)

  let timer
  if (output.isTTY) {
    show()
    timer = setInterval(show, everyMs)
  } else output.write(`[hearth] ${title} …\n`)

  function stop() {
    clearInterval(timer)
    if (output.isTTY) clear()
  }

  return {
    /** Ends without a line about success. */
    stop,
    done() {
      stop()
      output.write(`[hearth] ${title}: ${seconds()} s\n`)
    },
    print(text) {
      if (output.isTTY) clear()
      output.write(`${text}\n`)
    },
  }
}
