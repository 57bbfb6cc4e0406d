// The paths of the icons, 24 × 24, after Lucide (ISC licence), with one decimal: more can't be seen. They are constants, so that each page's bundle contains only the icons that it shows.

export const alertIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 7v5.5M12 16.5v.01'
export const arrowRightIcon = 'M5 12h14M12 5l7 7-7 7'
export const arrowUpRightIcon = 'M7 7h10v10M7 17 17 7'
export const awardIcon =
  'M15.5 12.9l1.5 8.5a.5.5 0 0 1-.8.5l-3.6-2.7a1 1 0 0 0-1.2 0l-3.6 2.7a.5.5 0 0 1-.8-.5l1.5-8.5M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0'
export const checkIcon = 'M20 6 9 17l-5-5'
export const chevronDownIcon = 'M6 9l6 6 6-6'
export const chevronLeftIcon = 'M15 18l-6-6 6-6'
export const chevronRightIcon = 'M9 18l6-6-6-6'
export const cubeIcon = 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7l8.5 5 8.5-5M12 12v9.5'
export const downloadIcon = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5'
export const externalLinkIcon = 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'
export const heartIcon = 'M12 20.5 4 12.4a5 5 0 0 1 7-7.1l1 1 1-1a5 5 0 0 1 7 7.1z'
export const linkIcon = 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12L16 12'
export const locateIcon = 'M2 12h3M19 12h3M12 2v3M12 19v3M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'
export const mapPinIcon =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'
export const maximizeIcon = 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6'
export const menuIcon = 'M4 5h16M4 12h16M4 19h16'
export const pauseIcon =
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z'
export const phoneIcon =
  'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4'
export const playIcon = 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z'
export const printerIcon =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z'
export const searchIcon = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21l-4.3-4.3'
export const scaleIcon =
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10'
export const shareIcon =
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4'
export const slidersHorizontalIcon = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3'
export const closeIcon = 'M18 6 6 18M6 6l12 12'

/** Speech bubble with a telephone receiver. */
export const whatsAppIcon =
  'M3.5 20.5l1.1-4A8.9 8.9 0 1 1 7.8 19.6zM8.6 8.1c-.5 3.6 3.4 7.5 7.1 7.2.8-.1 1.4-.8 1.3-1.6l-2.2-1.2-1 1.1a7 7 0 0 1-3-3l1.1-1-1.1-2.2c-.9-.2-2 .1-2.2.7z'

/** Two overlapping speech bubbles with eyes. */
export const weChatIcon =
  'M9.1 15.4c-.7 0-1.4-.1-2-.3l-2.6 1.4.6-2.3A5.9 5.9 0 0 1 2.5 9.6C2.5 6.3 5.6 3.8 9.3 3.8c3.2 0 5.9 1.9 6.6 4.5M15.6 8.7c3.3 0 5.9 2.2 5.9 5 0 1.5-.8 2.9-2.1 3.8l.5 2-2.3-1.2c-.6.2-1.3.3-2 .3-3.2 0-5.9-2.2-5.9-4.9s2.7-5 5.9-5zM7.2 8.4v.1M11.4 8.4v.1M13.6 12.6v.1M17.6 12.6v.1'
export const zoomInIcon = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21l-4.3-4.3M11 8v6M8 11h6'
export const zoomOutIcon = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21l-4.3-4.3M8 11h6'
export const wrenchIcon =
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1c.3-.3.9-.2 1 .2a6 6 0 0 1-8.3 7.1l-7.9 7.9a1 1 0 0 1-3-3l7.9-7.9a6 6 0 0 1 7.1-8.3c.4.1.5.7.2 1z'
