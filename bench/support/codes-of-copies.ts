/** For each copy: the codes of all products and their new ones, in upper and lower case. Copy 0 has the old codes. */
export function codesOfCopies(codes: readonly string[], copies: number): Map<string, string>[] {
  const used = new Set(codes)

  function freeCode(code: string): string {
    let number = Number(code.slice(3))
    let free: string
    do {
      number = (number + 1) % 10_000
      free = `${code.slice(0, 3)}${String(number).padStart(4, '0')}`
    } while (used.has(free))
    used.add(free)
    return free
  }

  return Array.from({ length: copies }, (_, copy) => {
    const ofCopy = codes.map((code) => [code, copy === 0 ? code : freeCode(code)] as const)
    return new Map(
      ofCopy.flatMap(([code, own]) => [
        [code, own],
        [code.toLowerCase(), own.toLowerCase()],
      ]),
    )
  })
}
