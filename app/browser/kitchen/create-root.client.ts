// Only browsers render a part beside the page. On the server this is nothing, so that it need not load what renders there.
export { createRoot } from 'react-dom/client'
