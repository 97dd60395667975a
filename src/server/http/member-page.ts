import { setTimeout as sleep } from 'node:timers/promises'
import type { PageAnswers } from '#platform/page-answers.ts'
import { answersElement } from './first-answers.ts'

/** A screen that is ready by then is the first thing to be seen; otherwise its outline is. */
const OUTLINE_AFTER_MS = 150
/** After this the page ends without the screen, and the browser renders it alone. */
const PATIENCE_MS = 600

const afterwards = (ms: number) => sleep(ms, null, { ref: false })
const rootTag = /<div id="root"[^>]*>/

/**
 * A member's page in parts: the head, so that the browser loads its files at once; the screen, rendered from its first
 * answers, which hides the outline that may have been sent before (styles.css); the answers. Without a body, a browser
 * does not paint an empty page first. A page without an outline has no screen for members, so nothing is rendered into it.
 */
export async function* memberPage(
  page: string,
  collected: Promise<PageAnswers>,
  render: (answers: PageAnswers) => Promise<string | null>,
): AsyncGenerator<string> {
  const tag = rootTag.exec(page)
  const start = tag ? tag.index + tag[0].length : page.length
  const end = page.lastIndexOf('</div>')
  const outline = page.slice(start, end)
  const headEnd = page.indexOf('<body')
  yield page.slice(0, headEnd)
  const rendered = outline === '' ? Promise.resolve('') : collected.then(render)
  const early = await Promise.race([rendered, afterwards(OUTLINE_AFTER_MS)])
  const root = page.slice(headEnd, start)
  if (early) yield root + early
  else {
    yield root + outline
    const late = await Promise.race([rendered, collected.then(() => afterwards(PATIENCE_MS))])
    if (late) yield late
  }
  const foot = page.lastIndexOf('</body>')
  yield page.slice(end, foot) + answersElement(await collected) + page.slice(foot)
}
