/** Messages of the cooperation hub: tabs, projects and cases. */
export const en = {
  'cooperation.label': 'Cooperation',
  'cooperation.engineering': 'Engineering cooperation',
  'cooperation.cases': 'Classic cases',
  'cooperation.casesIntro':
    'Condominiums, a cooking school, one house on a hill: kitchens we fitted, what was hard about them, and what became of it.',
  'cooperation.serviceIdea': 'Service idea',
  'cooperation.process': 'After-sales process',
  'cooperation.projects': 'Projects',
  'cooperation.howWeWork': 'How a project goes, month by month',
  'cooperation.kitchens': '{count, plural, one {# kitchen} other {# kitchens}}',
  'cooperation.products': 'Fitted in these kitchens',
  'cooperation.askAbout': 'Ask about a project like this',
  'cooperation.none': 'No cases have been written up yet.',
} as const satisfies Record<string, string>
