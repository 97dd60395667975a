import '#client/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchAheadWith } from '#client/fetch-ahead.ts'
import { App } from './app.tsx'
import { codeFor } from './code-for.ts'
import { Loading } from './loading.tsx'

// Our content policy forbids the code that zod would write to be faster, and reports the mere attempt. Set here, since zod itself is
// loaded only where a form is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application.')
const root = createRoot(place)

fetchAheadWith(codeFor)
root.render(<Loading />)
// No await here: what is being fetched needs this module to be done first.
void codeFor(location.pathname).then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
