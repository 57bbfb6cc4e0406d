/** Larger pictures would take too much memory to encode. */
export const largestPicture = 50 * 1024 * 1024
/** A film longer than this belongs on a video service; hashing it would hold up every change. */
export const largestFile = 1024 * 1024 * 1024
