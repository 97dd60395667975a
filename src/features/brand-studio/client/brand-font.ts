import { fontSources } from './font-sources.ts'

// Registered, not fetched: the browser loads a file on first use.
for (const [family, sources] of Object.entries(fontSources)) {
  for (const [place, source] of sources.entries()) {
    const weight = place === 0 ? '400' : '700'
    document.fonts.add(new FontFace(`Brand ${family}`, `url(${source})`, { weight, display: 'swap' }))
  }
}

/** For `fontFamily`. */
export const brandFont = (family: string) => `"Brand ${family}", var(--font-sans)`
