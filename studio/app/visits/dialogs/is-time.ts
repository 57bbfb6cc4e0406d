/** Whether a field of a time is filled. Browsers give all or nothing. */
export const isTime = (time: string) => /^\d{2}:\d{2}$/.test(time)
