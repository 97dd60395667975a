import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { Locale } from '#platform/locale.ts'

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* texts(inner)
}

// A network's name, which is a word of ours in one language too.
const names = new Set(['Medium'])

const plain = (text: string) => text.length > 3 && !text.includes('{') && !names.has(text)

const known = new Map<Locale, Promise<Set<string>>>()

/** The fixed texts that exist in one language and not in the other. */
export function textsOnlyIn(language: Locale): Promise<Set<string>> {
  const found = known.get(language) ?? collectTexts(language)
  known.set(language, found)
  return found
}

async function collectTexts(language: Locale): Promise<Set<string>> {
  const own = new Set<string>()
  const other = new Set<string>()
  for await (const path of glob('src/**/i18n/**/index.ts')) {
    const module: Record<string, Record<Locale, unknown>> = await import(pathToFileURL(resolve(path)).href)
    for (const catalogue of Object.values(module)) {
      for (const text of texts(catalogue[language])) own.add(text)
      for (const text of texts(catalogue[language === 'en' ? 'es' : 'en'])) other.add(text)
    }
  }
  return new Set([...own].filter((text) => plain(text) && !other.has(text)))
}

/** Everything a person can read or hear on the page, but for words that say themselves that they are of another language. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]') !== document.documentElement ||
      // The twin of a choice that goes with the form: nobody sees or hears it.
      element?.closest('select[aria-hidden=true]') !== null ||
      // What the page brings along for its own code.
      element?.tagName === 'SCRIPT'
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!isMarked(parentElement)) found.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
      if (isMarked(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    }
    return found.map((text) => text.trim()).filter(Boolean)
  })
