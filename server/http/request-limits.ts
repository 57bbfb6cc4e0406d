/** In characters. */
export const maxUrlLength = 8_000
/** The default of MAX_HEADER_SIZE: bytes of all headers of a request, with its URL. */
export const maxHeaderSize = 32_768
