/** The path of a picture or file below the content folder, as the content says it: relative to its entry, or from the root. */
function mediaPathOf(file: string, written: string): string {
  if (written.startsWith('/')) return written.slice(1)
  const folder = file.split('/').slice(0, -1).join('/')
  return folder === '' ? written : `${folder}/${written}`
}

export const mediaUrl = (file: string, written: string) =>
  `/media/${mediaPathOf(file, written).split('/').map(encodeURIComponent).join('/')}`
