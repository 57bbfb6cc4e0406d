/** Reports a failure to store once, and again only after storing has worked in between: a full disk is one line, not one a picture. */
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
