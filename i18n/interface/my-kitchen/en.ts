/** Messages of the page My kitchen. Those of the shelf "At home" are in `../at-home/`. */
export const en = {
  'kitchen.title': 'My kitchen',
  'kitchen.intro':
    'Keep the appliances you’re thinking of and those you have at home, in one place. Everything stays on this device: nothing is sent until you send it.',
  'kitchen.description':
    'Keep the appliances you’re considering and those you own in one place: the connections they need, what fits together, manuals and care. It stays on your device.',
  'kitchen.noScript':
    'My kitchen needs JavaScript, because it’s kept in your browser and not on our server. Turn it on and reload this page.',
  'kitchen.refused':
    'Your browser doesn’t let this site keep anything, so My kitchen can’t be used here. Leave private browsing or allow site data, then reload. The rest of the site works as usual.',
  'kitchen.thinkingOf': 'Thinking of',
  'kitchen.print': 'Print',
  'kitchen.remove': 'Remove {code} from My kitchen',
  'kitchen.removed': '{code} has been removed.',
  'kitchen.added': '{code} has been added.',
  'kitchen.undo': 'Undo',
  'kitchen.notSold': 'No longer sold',
  'kitchen.connections': 'What these appliances need',
  'kitchen.electricity': 'Electricity',
  'kitchen.power.13a': '{count, plural, one {One 13 A socket} other {# × 13 A socket}}',
  'kitchen.power.20a': '{count, plural, one {One 20 A isolator} other {# × 20 A isolator}}',
  'kitchen.power.32a': '{count, plural, one {One 32 A isolator} other {# × 32 A isolator}}',
  'kitchen.atOnce': 'together, if all run at full power',
  'kitchen.gas': 'Gas',
  'kitchen.townGas': 'Town gas',
  'kitchen.lpg': 'LPG',
  'kitchen.duct': 'Air duct',
  'kitchen.ductOf': '{millimetres} mm wide',
  'kitchen.water': 'Water',
  'kitchen.tapAndDrain': 'Cold water and a drain',
  'kitchen.licensed':
    'A licensed electrician tells you what your main switch allows. Gas is connected by a licensed gas service worker.',
  'kitchen.together': 'What goes together',
  'kitchen.names.hood': '{one} above {other}',
  'kitchen.names.narrowHood': '{one} doesn’t go with {other}',
  'kitchen.names.noHeight': '{one} doesn’t go with {other}',
  'kitchen.names.stack': '{one} and {other} in one tall cabinet',
  'kitchen.pair.hood':
    'The hob is {width} wide, and the hood is made for hobs up to {widest}. Hang its lower edge {from} to {to} above the hob.',
  'kitchen.pair.narrowHood': 'The hob is {width} wide. This hood is made for hobs up to {widest}.',
  'kitchen.pair.noHeight': 'The hob asks for at least {least} to the hood, and the hood may hang at most {most} above it.',
  'kitchen.pair.stack':
    'One opening, {width} wide, at least {height} high and {depth} deep. A shelf of {shelf} between them is included.',
  'kitchen.ask': 'Ask about this list',
  'kitchen.sends': 'An adviser will answer within 24 hours. Sent with it, once you press the button: {models}.',
  'kitchen.sendsMeasures': 'Your measurements are sent too.',
  'kitchen.wish': 'What would you like?',
  'kitchen.wish.advice': 'Advice by phone or email',
  'kitchen.wish.visit': 'A visit to the showroom',
  'kitchen.purpose': 'We use this only to answer you.',
  'kitchen.shared': 'A list shared with you',
  'kitchen.addShared': 'Add to my kitchen',
  'kitchen.notNow': 'Not now',
  'kitchen.file': 'Keep a copy',
  'kitchen.fileText':
    'Save My kitchen as a file, and add it in another browser or on another device. Adding a file never removes what is here.',
  'kitchen.saveFile': 'Save as a file',
  'kitchen.openFile': 'Add from a file',
  'kitchen.fileAdded':
    '{count, plural, one {One appliance of the file is here now.} other {# appliances of the file are here now.}}',
  'kitchen.badFile': '{file} isn’t a file of My kitchen. Choose the file that you saved here, my-kitchen.json.',
  'kitchen.empty': 'Nothing here yet',
  'kitchen.emptyText':
    'Press the heart on any model to keep it. Then you see here which connections your choice needs, and which models go together.',
  'kitchen.fit': 'Measure and see what fits',
  'kitchen.begin': 'Where to begin',
} as const satisfies Record<string, string>
