import './no-code-from-text.ts'
import './trusted-types.ts'
import '#app/styles/tokens.css'
import '#app/styles/fonts.css'
import '#app/styles/base.css'
import './styles/frame.css'
import './styles/controls.css'
import './styles/dates.css'
import './styles/list.css'
import './styles/entries.css'
import './styles/entry.css'
import './styles/publish.css'
import './styles/write.css'
import './styles/translate.css'
import './styles/preview.css'
import './styles/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from './language.tsx'
import { Studio } from './studio.tsx'

const root = document.getElementById('studio')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <Studio />
      </LanguageProvider>
    </StrictMode>,
  )
