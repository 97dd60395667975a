import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type * as axe from 'axe-core'

type Color = { r: number; g: number; b: number; alpha: number; parseString(text: string): Color }

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: Color } } } }
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** axe parses the same few colors thousands of times for each page. */
function rememberColors(): void {
  if (!window.axe) throw new Error('axe was not loaded.')
  const { prototype } = window.axe.commons.color.Color
  const { parseString } = prototype
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) {
      const { r, g, b, alpha } = known
      return Object.assign(this, { r, g, b, alpha })
    }
    const { r, g, b, alpha } = parseString.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

const context = {
  // A dialog locks the page behind it, which is scanned without the dialog.
  exclude: ['#root[aria-hidden=true]'],
}

/**
 * The violations of WCAG 2.2 A and AA on this page, each with its elements. axe is loaded once for each document, and only the
 * violations are sent back: its code and its whole report are large. The product has no frames, so the document is the whole page.
 */
export async function findViolations(page: Page, judgesColors: boolean): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(source)
    await page.evaluate(rememberColors)
  }
  const options: axe.RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: judgesColors } },
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ({ context, options }) => {
      if (!window.axe) throw new Error('The page was left before it was scanned.')
      const { violations } = await window.axe.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { context, options },
  )
}
