/** People type codes by hand: in any case, with or without the hyphen. */
export function codeKey(code: string): string {
  return code.toUpperCase().replaceAll('-', '')
}
