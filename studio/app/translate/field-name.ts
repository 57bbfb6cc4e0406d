/** `details.0.pictureAlt` as "details 1 › picture alt". */
export const fieldName = (field: string) =>
  field
    .replace(/\.(\d+)/g, (_, index) => ` ${Number(index) + 1}`)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('.', ' › ')
