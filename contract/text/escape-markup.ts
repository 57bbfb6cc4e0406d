const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Escapes text for an element or a quoted attribute, in HTML and in XML, as React does. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character)
}
