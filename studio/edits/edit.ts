/** Keys of maps and indexes of lists, from the root of a file. */
export type Path = readonly (string | number)[]

export type Edit =
  /** Changes a value, or appends a missing key to its map. */
  | { set: Path; value: unknown }
  /** Removes a key of a map, or an item of a list. */
  | { remove: Path }
  /** Inserts an item. The path ends with its index in the list. */
  | { insert: Path; value: unknown }
  /** Moves an item of a list. `to` is its index afterwards. */
  | { move: Path; to: number }

/** The text stays as it was. The message is for a log, not for staff. */
export class EditRefused extends Error {}
