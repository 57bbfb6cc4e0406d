import { channel } from 'node:diagnostics_channel'

export const searchChannelName = 'hearth.search'

/** Tells listeners how long each search took: `{ seconds }`. */
export const searchChannel = channel(searchChannelName)
