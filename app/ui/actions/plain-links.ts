import styles from './plain-links.module.css'

/** Class of a row of links in the colour of the text, each high enough for a finger. The page decides the gaps. */
export const plainLinksClass = styles.links
