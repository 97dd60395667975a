import '#client/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onPrefetch } from '#client/navigation/prefetch-screen.ts'
import { App } from './app.tsx'
import { Loading } from './loading.tsx'
import { preloadRoute } from './preload-route.ts'

// Our content policy forbids the code that zod would write to be faster, and reports the mere attempt. Set here, since zod itself is
// loaded only where a form is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application.')
const root = createRoot(place)

onPrefetch(preloadRoute)
root.render(<Loading />)
// No await here: what is being fetched needs this module to be done first.
void preloadRoute(location.pathname).then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
