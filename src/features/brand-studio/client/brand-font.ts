import { fontSources } from './font-sources.ts'

// Announced, not fetched: the browser gets a file when the first word is set in it.
for (const [family, sources] of Object.entries(fontSources)) {
  for (const [place, source] of sources.entries()) {
    const weight = place === 0 ? '400' : '700'
    document.fonts.add(new FontFace(`Brand ${family}`, `url(${source})`, { weight, display: 'swap' }))
  }
}

/** For `fontFamily`. */
export const brandFont = (family: string) => `"Brand ${family}", var(--font-sans)`
