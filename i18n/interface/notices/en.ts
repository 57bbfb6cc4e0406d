/** Messages of safety notices. */
export const en = {
  'notice.heading': 'Safety notices',
  'notice.safety': 'Safety notice',
  'notice.advice': 'Advice',
  'notice.recall': 'Read this safety notice before you use the appliance.',
  'notice.uncertain':
    'We can’t tell from the serial number whether this appliance is affected. Until we’ve checked it with you, do what the notice says. Call {phone}.',
} as const satisfies Record<string, string>
