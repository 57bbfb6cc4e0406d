/** Reports the first failure to store, and then no more until storing has worked again. A full disk gives one log line, not one per picture. */
export function reportOnceUntilStored(report: (error: unknown) => void) {
  let reported = false
  return {
    failed(error: unknown) {
      if (!reported) report(error)
      reported = true
    },
    stored() {
      reported = false
    },
  }
}
