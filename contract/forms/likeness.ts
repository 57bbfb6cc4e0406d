/** Plausibility check, used only for hints and lookups: forms accept any text. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.,:;<>()[\\\]"]+(\.[^\s@.,:;<>()[\\\]"]+)+$/u.test(text.trim())
}

/** Plausibility check: 6 to 15 digits, with the usual separators. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 && /^[\d\s()+./#ext-]+$/i.test(text.trim())
}

/** Whether a text may contain an email address, or a number of a person: six digits or more, together or separated by anything but letters. */
export function mayIdentifyPerson(text: string): boolean {
  return text.includes('@') || /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/u.test(text)
}
