/** Instructions that a safety notice can withdraw. Every text that gives them is marked with the topic. */
export const topics = ['removing-the-door', 'converting-to-lpg'] as const
export type Topic = (typeof topics)[number]
