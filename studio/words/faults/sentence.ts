/** A message as the check writes it, with `{names}` for what varies; its Chinese; and plainer English, if the message names a file or key. */
export type Sentence = readonly [message: string, zhHans: string, en?: string]
