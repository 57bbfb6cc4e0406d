/** Plausibility check, used only for hints: 6 to 15 digits, with the usual separators. Forms accept any text. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 && /^[\d\s()+./#ext-]+$/i.test(text.trim())
}
