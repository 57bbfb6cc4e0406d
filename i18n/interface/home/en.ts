/** Messages of the home page. */
export const en = {
  'home.banners': 'Highlights',
  'home.categories': 'Six kinds of appliance for everyday cooking',
  'home.series': 'Our series',
  'home.hotProducts': 'Customer favourites',
  'home.hotNews': 'Latest news',
  'home.allNews': 'All news',
  'home.hotRecipes': 'Something to cook tonight',
  'home.allRecipes': 'All recipes',
  'home.reviews': 'From our customers’ kitchens',
  'home.reviews.examples': 'Example reviews',
  'home.reviews.invented': 'These quotes are invented, to show what reviews will look like here. No customer has written them.',
  'home.reviews.offer': 'Read more reviews on {provider}. Loading them tells {provider} your IP address, so we ask you first.',
  'home.reviews.agree': 'Show reviews from {provider}',
  'home.reviews.failed': 'The reviews from {provider} couldn’t be loaded.',
  'home.reviews.frame': 'Reviews from {provider}',
  'home.counters': '{brand} in numbers',
} as const satisfies Record<string, string>
