/** Messages of the home page. */
export const en = {
  'home.banners': 'Highlights',
  'home.categories': 'Six appliances, made to be used every day',
  'home.series': 'The series',
  'home.hotProducts': 'What our customers choose most',
  'home.hotNews': 'Latest news',
  'home.allNews': 'All news',
  'home.hotRecipes': 'Something to cook tonight',
  'home.allRecipes': 'All recipes',
  'home.reviews': 'From their kitchens',
  'home.reviews.offer':
    'More reviews are kept by {provider}. Showing them connects your browser to {provider}, which then learns your network address. Nothing is loaded before you agree.',
  'home.reviews.agree': 'Show reviews from {provider}',
  'home.reviews.failed': 'The reviews from {provider} did not arrive. What our own customers told us is above.',
  'home.reviews.frame': 'Reviews from {provider}',
  'home.counters': '{brand} in numbers',
} as const satisfies Record<string, string>
