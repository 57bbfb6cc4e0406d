const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in an element or attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign)
}
