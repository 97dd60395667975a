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
 * Marks one text of each look with its number, and lists the looks. Contrast takes most of the time, and rows of a list
 * are alike: elements with the same classes, colors and fonts on the same backgrounds need one judgment.
 */
function sampleLooks(mark: string): string[] {
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
    element?.setAttribute(mark, String(seen.size))
    seen.add(look)
  }
  for (const field of document.querySelectorAll('input, select, textarea')) field.setAttribute(mark, 'field')
  return [...seen]
}

const TARGET = 'data-target-sample'

/**
 * Marks what axe must measure as a pointer target: any that is small, is broken into lines, or overlaps another.
 * Looking up the neighbors of every target takes axe a quarter of its time, and large ones always pass.
 */
function sampleTargets(mark: string): void {
  const SMALLEST = 24
  const native = 'a, audio, button, input, select, summary, textarea, video, [contenteditable]'
  const containers = [
    'alertdialog',
    'dialog',
    'group',
    'list',
    'listbox',
    'menu',
    'region',
    'tablist',
    'tabpanel',
  ]
  const others = `:is([role], td, th)[tabindex]:not(${containers.map((role) => `[role=${role}]`).join()})`
  const targets = [...document.querySelectorAll(`${native}, ${others}`)]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  for (const { element, box } of targets) {
    const isLarge = box.width >= SMALLEST && box.height >= SMALLEST && element.getClientRects().length === 1
    const overlaps = ({ box: other }: (typeof targets)[number]) =>
      other !== box &&
      other.left < box.right &&
      other.right > box.left &&
      other.top < box.bottom &&
      other.bottom > box.top
    if (!isLarge || targets.some(overlaps)) element.setAttribute(mark, '')
  }
}

type Report = { violations: string[]; passedSamples: string[] }

/** Reports little: axe's own report describes every element that it has looked at, in a third of the time. */
function setUp({ sample, target }: { sample: string; target: string }): void {
  window.axe?.configure({
    noHtml: true,
    rules: [
      { id: 'color-contrast', selector: `[${sample}]` },
      { id: 'target-size', selector: `[${target}]` },
    ],
  })
  const elementsOf = (results: { node: unknown }[]) =>
    results.flatMap(({ node }) => (node as axe.DqElement).element ?? [])
  window.axe?.addReporter<Report>('brief', (rules, _options, resolve) => {
    const contrast = rules.find(({ id }) => id === 'color-contrast')
    resolve({
      violations: rules
        .filter(({ violations }) => violations.length > 0)
        .map(({ id, violations }) => {
          const parts = elementsOf(violations).map(({ outerHTML }) => outerHTML.slice(0, 300))
          return `${id}: ${parts.join(' ')}`
        }),
      passedSamples: elementsOf(contrast?.passes ?? []).map((element) => element.getAttribute(sample) ?? ''),
    })
  })
}

const context = {
  // A dialog locks the page behind it, which is scanned without the dialog.
  exclude: ['#root[aria-hidden=true]'],
}

// What passed on one page passes on the next.
const passedLooks = new Set<string>()

/**
 * WCAG 2.2 A and AA violations on this page, with their elements. axe is loaded once per document. The product has no
 * frames.
 */
export async function findViolations(page: Page, judgesColors: boolean): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(source)
    await page.evaluate(rememberColors)
    await page.evaluate(setUp, { sample: SAMPLE, target: TARGET })
  }
  await page.evaluate(sampleTargets, TARGET)
  const looks = judgesColors ? await page.evaluate(sampleLooks, SAMPLE) : []
  const known = looks.flatMap((look, index) => (passedLooks.has(look) ? String(index) : []))
  const options: axe.RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: judgesColors } },
    reporter: 'brief',
  }
  const { violations, passedSamples } = await page.evaluate(
    async ({ context, options, sample, target, known }) => {
      if (!window.axe) throw new Error('The page was left before it was scanned.')
      for (const look of known) document.querySelector(`[${sample}="${look}"]`)?.removeAttribute(sample)
      const report = (await window.axe.run(context, options)) as unknown as Report
      for (const mark of [sample, target])
        for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
      return report
    },
    { context, options, sample: SAMPLE, target: TARGET, known },
  )
  for (const sample of passedSamples) {
    const look = looks[Number(sample)]
    if (look) passedLooks.add(look)
  }
  return violations
}
