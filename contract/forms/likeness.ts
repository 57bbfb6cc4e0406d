/** Whether mail could reach this. A hint beside a field may doubt it; no form is ever refused for it. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.,:;<>()[\\\]"]+(\.[^\s@.,:;<>()[\\\]"]+)+$/u.test(text.trim())
}

/** Whether somebody could be called there: 6 to 15 digits among what people write between them. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 && /^[\d\s()+./#ext-]+$/i.test(text.trim())
}
