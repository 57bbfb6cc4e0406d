import type { before } from './before.ts'
import type { Journey } from './journey.ts'
import { flatToEnquiry, ovenToCarpenter } from './planning-journeys.ts'
import { choose, download, onDesk, onPhone, pressEnter, read, search, see, tap, tapInCard, type } from './step.ts'

/** The shortest sensible way from the home page to each goal. The last step finds the goal on the screen. */
export const allJourneys: readonly Journey[] = [
  ...comparedJourneys().map((journey) => ({ ...journey, before: journey.name })),
  ...(['en', 'zh-Hans'] as const).flatMap((language) => [ovenToCarpenter(language), flatToEnquiry(language)]),
]

function comparedJourneys(): (Journey & { name: keyof typeof before })[] {
  return [
    {
      name: 'quiet-hood',
      question: 'Which 90 cm hood is quiet, and where can I see one?',
      language: 'en',
      steps: [
        search('quiet hood 90 cm'),
        tap('option', 'RH-9011'),
        read('62 dB(A)'),
        search('shop 520123'),
        pressEnter,
        see('heading', 'Eastline Appliances'),
      ],
    },
    {
      name: 'broken-oven',
      question: 'My oven is broken. Its plate says EO-6068: can it be repaired, and what replaces it?',
      language: 'en',
      steps: [
        search('EO-6068'),
        pressEnter,
        tap('link', 'Documents, parts and safety notices for EO-6068'),
        see('link', 'EO-6072'),
        tap('link', 'Parts and service'),
        read('Until 30 June 2032'),
      ],
    },
    {
      name: 'recall',
      question: 'Is my hob recalled? Its plate says HB-7830, serial number 261234567.',
      language: 'en',
      steps: [
        tap('link', 'HB-7830 on LPG'),
        type('Serial number', '261234567'),
        tap('button', 'Check', 'main'),
        read('is affected'),
      ],
    },
    {
      name: 'town-gas-hob',
      question: 'Which hob burns town gas and is not wider than 75 cm?',
      language: 'en',
      steps: [search('town gas hob 75 cm'), tap('option', 'HB-7325'), tap('tab', 'Specifications'), read('Town gas')],
    },
    {
      name: 'compare-dishwashers',
      question: 'Which of two in-sink dishwashers is better for me?',
      language: 'en',
      steps: [
        tap('link', 'In-sink dishwashers', 'main'),
        tap('checkbox', 'Compare SD-9008'),
        tap('checkbox', 'Compare SD-7806'),
        tap('link', 'Compare', 'main'),
        see('rowheader', 'Water per Eco cycle'),
      ],
    },
    {
      name: 'opening-hours',
      question: 'When is the shop nearest to postal code 520123 open?',
      language: 'en',
      steps: [search('520123'), pressEnter, read('11 am–9:30 pm')],
    },
    {
      name: 'registration',
      question: 'I want to register my hob for the warranty.',
      language: 'en',
      steps: [
        onPhone(search('register')),
        onPhone(tap('option', 'Register your appliance')),
        onDesk(tap('button', 'Services', 'banner')),
        onDesk(tap('link', 'Register your appliance', 'banner')),
        type('First name', 'Hui Min'),
        type('Last name', 'Tan'),
        type('Phone', '91234567'),
        type('Email', 'hui.min@example.com'),
        type('Address', '12 Example Road #03-04'),
        choose('Type of home', 'HDB flat'),
        type('City', 'Singapore'),
        type('Postal code', '520123'),
        choose('Product category', 'Hobs'),
        choose('Model code', 'HB-7325'),
        type('Serial number', '264400123'),
        choose('Bought from', 'Shop'),
        type('Name of the shop', 'Best Denki'),
        type('Purchase date', '2026-11-02'),
        type('Order number', '4711'),
        tap('button', 'Send', 'main'),
        see('heading', 'Warranty certificate'),
      ],
    },
    {
      name: 'filter-price',
      question: 'What do new grease filters for my RH-9010 cost, and how are they delivered?',
      language: 'en',
      steps: [
        search('grease filter RH-9010'),
        tap('option', 'VA-9010-11'),
        read('S$128'),
        tapInCard('VA-9010-11', 'link', 'plus delivery'),
        read('by courier'),
      ],
    },
    {
      name: 'manual-in-chinese',
      question: '我的微波烤箱 MW-4544 的说明书在哪里？ (Where is the manual of my microwave MW-4544?)',
      language: 'zh-Hans',
      steps: [search('MW-4544 说明书'), download('option', '使用说明书')],
    },
    {
      name: 'steam-recipe',
      question: 'What can I cook in my steam oven tonight?',
      language: 'en',
      steps: [tap('link', 'Steamed char siu buns'), see('heading', 'Ingredients')],
    },
  ]
}
