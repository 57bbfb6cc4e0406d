/** Messages of the cooperation hub: tabs, projects and cases. */
export const en = {
  'cooperation.label': 'Cooperation',
  'cooperation.engineering': 'Engineering cooperation',
  'cooperation.cases': 'Selected cases',
  'cooperation.casesIntro':
    'Condominiums, a cooking school, a house on a hill: kitchens we’ve fitted, what was hard about them and how they turned out.',
  'cooperation.serviceIdea': 'Service principles',
  'cooperation.process': 'After-sales process',
  'cooperation.projects': 'Projects',
  'cooperation.howWeWork': 'How a project runs, month by month',
  'cooperation.kitchens': '{count, plural, one {# kitchen} other {# kitchens}}',
  'cooperation.products': 'Fitted in these kitchens',
  'cooperation.askAbout': 'Ask about a project like this',
  'cooperation.none': 'No cases have been written up yet.',
} as const satisfies Record<string, string>
