/** In bytes. Larger pictures would take too much memory to encode. */
export const maxPictureBytes = 50 * 1024 * 1024
/** In bytes. Larger videos belong on a video service, because hashing them would delay every content change. */
export const maxFileBytes = 1024 * 1024 * 1024
