/** The entry that a content file is of: a folder such as `news/cooking-evenings`, or a single file such as `home.yaml`. */
export function entryOf(file: string): string {
  const [kind, name, ...deeper] = file.split('/')
  return deeper.length > 0 ? `${kind}/${name}` : file
}
