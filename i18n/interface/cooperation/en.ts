/** Messages of the cooperation hub: tabs, projects and cases. */
export const en = {
  'cooperation.label': 'Projects',
  'cooperation.engineering': 'Project engineering',
  'cooperation.cases': 'Case studies',
  'cooperation.casesIntro':
    'Condominiums, a cooking school, a house on a hill: kitchens we’ve fitted, what made them hard and how they turned out.',
  'cooperation.serviceIdea': 'Service principles',
  'cooperation.process': 'How a repair works',
  'cooperation.projects': 'Our projects',
  'cooperation.howWeWork': 'How a project runs, month by month',
  'cooperation.kitchens': '{count, plural, one {# kitchen} other {# kitchens}}',
  'cooperation.products': 'Fitted in these kitchens',
  'cooperation.askAbout': 'Ask about a project like this',
  'cooperation.none': 'No case studies yet.',
} as const satisfies Record<string, string>
