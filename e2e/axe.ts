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

/** axe parses the same few colors thousands of times per page. */
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

const SAMPLE = 'data-contrast-sample'

/**
 * Marks one text of each look. Contrast takes most of the time, and rows of a list are alike: elements with the same
 * classes, colors and fonts on the same backgrounds need one judgment.
 */
function sampleLooks(mark: string): void {
  const looks = new Map<Element, string>()
  const lookOf = (element: Element | null): string => {
    if (!element) return ''
    const known = looks.get(element)
    if (known !== undefined) return known
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element)
    const own = [
      element.tagName,
      element.getAttribute('class'),
      color,
      backgroundColor,
      backgroundImage,
      opacity,
    ]
    const look = [...own, fontSize, fontWeight, lookOf(element.parentElement)].join()
    looks.set(element, look)
    return look
  }
  const seen = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const isVisible = element?.checkVisibility({ visibilityProperty: true })
    if (!isVisible || !texts.currentNode.textContent?.trim()) continue
    const look = lookOf(element)
    if (seen.has(look)) continue
    seen.add(look)
    element?.setAttribute(mark, '')
  }
  for (const field of document.querySelectorAll('input, select, textarea')) field.setAttribute(mark, '')
}

const context = {
  // A dialog locks the page behind it, which is scanned without the dialog.
  exclude: ['#root[aria-hidden=true]'],
}

/**
 * WCAG 2.2 A and AA violations on this page, with their elements. axe is loaded once per document, and only violations
 * are sent back, because its full report is large. The product has no frames.
 */
export async function findViolations(page: Page, judgesColors: boolean): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(source)
    await page.evaluate(rememberColors)
    await page.evaluate(
      (mark) => window.axe?.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] }),
      SAMPLE,
    )
  }
  if (judgesColors) await page.evaluate(sampleLooks, SAMPLE)
  const options: axe.RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: judgesColors } },
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ({ context, options, mark }) => {
      if (!window.axe) throw new Error('The page was left before it was scanned.')
      const { violations } = await window.axe.run(context, options)
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { context, options, mark: SAMPLE },
  )
}
