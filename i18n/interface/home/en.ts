/** Messages of the home page. */
export const en = {
  'home.banners': 'Highlights',
  'home.categories': 'Six kinds of appliances for everyday cooking',
  'home.series': 'The series',
  'home.hotProducts': 'What our customers choose most',
  'home.hotNews': 'Latest news',
  'home.allNews': 'All news',
  'home.hotRecipes': 'Something to cook tonight',
  'home.allRecipes': 'All recipes',
  'home.reviews': 'From their kitchens',
  'home.reviews.offer':
    'You’ll find more reviews at {provider}. Showing them connects your browser to {provider}, which then learns your network address. We load nothing until you agree.',
  'home.reviews.agree': 'Show reviews from {provider}',
  'home.reviews.failed': 'The reviews from {provider} couldn’t be loaded. The ones above are from our own customers.',
  'home.reviews.frame': 'Reviews from {provider}',
  'home.counters': '{brand} in numbers',
} as const satisfies Record<string, string>
