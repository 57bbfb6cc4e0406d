/** What decides which safety notices and which warranty an appliance has. A typing error there must not keep a notice from its owner. */
export const correctable = ['code', 'serial_number', 'buy_date'] as const
export type Correctable = (typeof correctable)[number]
export const isCorrectable = (stored: string): stored is Correctable => correctable.some((one) => one === stored)
