/** React Router's hook saves positions under this key. */
export const scrollPositionsKey = 'react-router-scroll-positions'
