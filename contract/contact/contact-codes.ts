/** The QR codes of the contact dialogs and the contact menu (G5, G6). */
export const contactCodes = ['whatsApp', 'weChat', 'messaging'] as const
export type ContactCode = (typeof contactCodes)[number]
