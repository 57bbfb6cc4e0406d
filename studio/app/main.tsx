import './no-code-from-text.ts'
import './trusted-types.ts'
import '#app/styles/tokens.css'
import '#app/styles/fonts.css'
import '#app/styles/base.css'
import './styles/frame.css'
import './styles/controls/buttons.css'
import './styles/controls/inputs.css'
import './styles/controls/popovers.css'
import './styles/controls/dialogs.css'
import './styles/controls/checkboxes.css'
import './styles/controls/toasts.css'
import './styles/dates.css'
import './styles/list.css'
import './styles/entries.css'
import './styles/entry.css'
import './styles/publish.css'
import './styles/visits/room.css'
import './styles/visits/week.css'
import './styles/visits/day.css'
import './styles/visits/numbers.css'
import './styles/write/room.css'
import './styles/write/form.css'
import './styles/write/fields.css'
import './styles/write/pickers.css'
import './styles/write/lists.css'
import './styles/write/files.css'
import './styles/write/languages.css'
import './styles/write/markdown.css'
import './styles/write/conflict.css'
import './styles/unsent.css'
import './styles/translate.css'
import './styles/preview.css'
import './styles/forced-colours.css'
import './styles/small-window.css'
import './styles/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from './language.tsx'
import { MeProvider } from './me.tsx'
import { Studio } from './studio.tsx'

const root = document.getElementById('studio')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <MeProvider>
          <Studio />
        </MeProvider>
      </LanguageProvider>
    </StrictMode>,
  )
