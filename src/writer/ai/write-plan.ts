import type { AiModel } from '#connectors/ai/ai-provider.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { countCodePoints } from '#platform/code-points.ts'
import { writePlan as writeBuiltIn } from '../months/write-plan.ts'
import type { PlanBrief, WrittenPlan, WrittenPlanEntry, WrittenPost } from '../writer.ts'
import type { BriefCheck } from './brief-check.ts'
import { objectionsTo, objectionsToPost, tidy } from './check-answer.ts'
import { checkForDay } from './plan-check.ts'
import { type DayToWrite, dayAgainPrompt, daysPrompt, planRules, rules, shopData } from './prompts.ts'
import { isSameText } from './same-text.ts'
import { writeChecked } from './write-checked.ts'

const BATCH = 6
const MAX_TITLE = 80

type Day = { entry: WrittenPlanEntry; check: BriefCheck }

/** Keeps the texts that pass, and says why the others do not. */
function createDesk(days: ReadonlyMap<string, Day>) {
  const posts = new Map<string, WrittenPost>()

  /** Where the network shows no title, ours stands in for a bad one. */
  const titleFor = ({ entry: { platform, title: ours }, check }: Day, draft: WrittenPost) => {
    const title = tidy(draft.title)
    const isUsable = title !== '' && countCodePoints(title) <= MAX_TITLE
    const isSound = isUsable && (manifestOf(platform).title || objectionsTo(title, check).length === 0)
    return isSound ? title : ours
  }

  function judge(key: string, draft: WrittenPost): string[] {
    const day = days.get(key)
    if (!day) return []
    const { entry, check } = day
    const post = { title: titleFor(day, draft), text: tidy(draft.text) }
    const shown = manifestOf(entry.platform).title ? post : { ...post, title: '' }
    const objections = objectionsToPost(entry.platform, shown, check)
    if (objections.length === 0 && [...posts.values()].some(({ text }) => isSameText(text, post.text)))
      objections.push('It is almost the same text as on another day.')
    if (objections.length === 0) posts.set(key, post)
    return objections
  }
  return { posts, judge }
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
  const days = new Map<string, Day>()
  for (const entry of plan.entries) days.set(entry.day, { entry, check: await checkForDay(entry, brief) })
  const toWrite = (key: string): DayToWrite[] => {
    const day = days.get(key)
    if (!day) return []
    const { platform, reason, reasonDetail } = day.entry
    return [{ day: key, platform, theme: `${reason}: ${reasonDetail}`, facts: day.check.facts }]
  }
  const { posts, judge } = createDesk(days)
  const finished = new Set<string>()
  const { failed } = await writeChecked({
    model,
    system: `${rules(locale, shop)}\n${planRules}`,
    keys: [...days.keys()],
    batch: BATCH,
    form: { list: 'days', key: 'day' },
    prompt: (keys) => daysPrompt(data, keys.flatMap(toWrite)),
    repairPrompt: (key, reasons) =>
      toWrite(key)
        .map((day) => dayAgainPrompt(data, day, reasons))
        .join('\n'),
    judge,
    onNews: (key, state) => {
      if (state !== 'ready' && state !== 'fixed') return
      finished.add(key)
      onDay?.(finished.size, days.size)
    },
  })
  onDay?.(days.size, days.size)
  return {
    ...plan,
    entries: plan.entries.map((entry) => ({ ...entry, ...posts.get(entry.day) })),
    fallbacks: [...failed.keys()].toSorted(),
  }
}
