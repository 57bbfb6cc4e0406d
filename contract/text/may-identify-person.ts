/** Whether a text may contain an email address, or a number of a person: six digits or more, together or separated by anything but letters. */
export function mayIdentifyPerson(text: string): boolean {
  return text.includes('@') || /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/u.test(text)
}
