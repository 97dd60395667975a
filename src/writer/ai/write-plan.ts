import * as z from 'zod'
import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { askModel } from '#connectors/ai/ask-model.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { countCodePoints } from '#platform/code-points.ts'
import { outsideLine, outsideList, outsideText } from '#server/outside-text.ts'
import { writePlan as writeBuiltIn } from '../months/write-plan.ts'
import type { PlanBrief, WrittenPlan, WrittenPlanEntry, WrittenPost } from '../writer.ts'
import { type Expectation, objectionToPost, tidy } from './check-answer.ts'
import { daysPrompt, rules, shopData } from './prompts.ts'
import { inBatches, runInParallel } from './run-in-parallel.ts'

const BATCH = 6
const MAX_TITLE = 80

const daysSchema = z.object({
  days: outsideList(z.object({ day: outsideLine, title: outsideLine, text: outsideText }), 2 * BATCH),
})
type Answer = z.output<typeof daysSchema>

const NONE: ReadonlyMap<string, string> = new Map()

/** Stores the usable texts and returns the problems of the others. */
function take(
  { days }: Answer,
  entries: readonly WrittenPlanEntry[],
  expectation: Expectation,
  written: Map<string, WrittenPost>,
): Map<string, string> {
  const refused = new Map<string, string>()
  for (const { day, platform, title: ourTitle } of entries) {
    const answer = days.find((each) => each.day === day)
    const title = tidy(answer?.title ?? '')
    const isShort = title !== '' && countCodePoints(title) <= MAX_TITLE
    const post = { title: isShort ? title : ourTitle, text: tidy(answer?.text ?? '') }
    const checked = manifestOf(platform).title ? post : { ...post, title: '' }
    const objection = objectionToPost(platform, checked, expectation)
    if (objection) refused.set(day, objection)
    else written.set(day, post)
  }
  return refused
}

/** Days, times, platforms, reasons and insights are computed; the model writes the text of each day. */
export async function writePlan(
  model: AiModel,
  brief: PlanBrief,
  onDay?: (done: number, of: number) => void,
): Promise<WrittenPlan> {
  const { locale, shop } = brief
  const plan = await writeBuiltIn(brief)
  const data = shopData(shop)
  const system = rules(locale, shop)
  const expectation = { locale, given: JSON.stringify(data) }
  const written = new Map<string, WrittenPost>()
  let done = 0

  await runInParallel(inBatches(plan.entries, BATCH), async (entries, signal) => {
    const ask = (wanted: readonly WrittenPlanEntry[], refused: ReadonlyMap<string, string>) => {
      const days = wanted.map(({ day, platform, reason, reasonDetail }) => ({
        day,
        platform,
        theme: `${reason}: ${reasonDetail}`,
      }))
      return askModel(model, { system, prompt: daysPrompt(data, days, refused), schema: daysSchema, signal })
    }
    const refused = take(await ask(entries, NONE), entries, expectation, written)
    const again = entries.filter(({ day }) => refused.has(day))
    if (again.length > 0) take(await ask(again, refused), again, expectation, written)
    done += entries.length
    onDay?.(done, plan.entries.length)
  })

  return {
    ...plan,
    entries: plan.entries.map((entry) => ({ ...entry, ...written.get(entry.day) })),
    fallbacks: plan.entries.map(({ day }) => day).filter((day) => !written.has(day)),
  }
}
