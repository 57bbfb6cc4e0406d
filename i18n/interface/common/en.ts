/** Messages of shared components. Each page names the groups it needs. */
export const en = {
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
  'carousel.slide': 'Slide {position, number} of {count, number}',
  'carousel.play': 'Play the slides',
  'carousel.pause': 'Pause the slides',
  'breadcrumb.label': 'You are here',
  'share.share': 'Share',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.notCopied': 'The browser did not allow copying. The link is {url}',
  'loadFailure.text': 'What you asked for could not be loaded. You still see what was here before.',
} as const satisfies Record<string, string>
