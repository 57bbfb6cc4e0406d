/** Whether a link leads to the page that is shown. Paths are found in any case. */
export const isSamePage = (href: string, pathname: string) => pathname.toLowerCase() === href.toLowerCase()
