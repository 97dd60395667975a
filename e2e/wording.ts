import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '#platform/locale.ts'
import { textsIn } from '#tests/texts-in.ts'

// A network's name that is also a word of one language.
const names = new Set(['Medium'])

const plain = (text: string) => text.length > 3 && !text.includes('{') && !names.has(text)

const known = new Map<Locale, Promise<Set<string>>>()

/** The fixed texts of the other languages that this one does not have. */
export function textsForeignTo(language: Locale): Promise<Set<string>> {
  const found = known.get(language) ?? collectTexts(language)
  known.set(language, found)
  return found
}

async function collectTexts(language: Locale): Promise<Set<string>> {
  const own = new Set<string>()
  const foreign = new Set<string>()
  const others = locales.filter((locale) => locale !== language)
  for await (const path of glob('src/**/i18n/**/index.ts')) {
    const module: Record<string, Record<Locale, unknown>> = await import(pathToFileURL(resolve(path)).href)
    for (const catalog of Object.values(module)) {
      for (const text of textsIn(catalog[language])) own.add(text)
      for (const locale of others) for (const text of textsIn(catalog[locale])) foreign.add(text)
    }
  }
  return new Set([...foreign].filter((text) => plain(text) && !own.has(text)))
}

/** Everything readable or audible on the page, except text marked as another language. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]') !== document.documentElement ||
      // The hidden native select of a custom one.
      element?.closest('select[aria-hidden=true]') !== null ||
      // Data that the page embeds for its own code.
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
