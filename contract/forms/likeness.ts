/** Plausibility check, used only for hints and lookups: forms accept any text. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.,:;<>()[\\\]"]+(\.[^\s@.,:;<>()[\\\]"]+)+$/u.test(text.trim())
}

/** Plausibility check: 6 to 15 digits, with the usual separators. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 && /^[\d\s()+./#ext-]+$/i.test(text.trim())
}
