import { Actions, Feedback } from './actions.tsx'
import { Fields } from './fields.tsx'
import { Moving } from './moving.tsx'
import styles from './page.module.css'
import { Reading } from './reading.tsx'
import { Scripts } from './scripts.tsx'

/** Has its own frame: no header, no footer. */
export const handle = { bare: true }

export const meta = () => [{ title: 'Kit' }]

/** Every component of `app/ui` in all its states, for developers. Only `npm run dev` serves it (`app/routes.ts`). */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function KitPage() {
  return (
    <main className={`page-width ${styles.page}`}>
      <h1>Kit</h1>
      <Actions />
      <Fields />
      <Feedback />
      <Moving />
      <Reading />
      <Scripts />
    </main>
  )
}
