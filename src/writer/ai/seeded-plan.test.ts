import { expect, test } from 'vitest'
import { objectionsToPost, tidy } from './check-answer.ts'
import { checkForDay } from './plan-check.ts'
import { type SeededPlan, seededPlans } from './seeded-plan.fixture.ts'

async function objectionsOf(
  { locale, shop, days }: SeededPlan,
  key: string,
  text: string,
): Promise<string[]> {
  const entry = days[key]
  if (!entry) throw new Error(`There is no day ${key}.`)
  const [year = 0, month = 0] = entry.day.split('-').map(Number)
  const brief = { locale, shop, year, month, season: null, platforms: [entry.platform], seed: 1 }
  return objectionsToPost(entry.platform, { title: '', text: tidy(text) }, await checkForDay(entry, brief))
}

test('at least nine of ten seeded faults in plans are caught', async () => {
  const missed: string[] = []
  let count = 0
  for (const plan of seededPlans)
    for (const [what, key, text] of plan.faults) {
      count += 1
      if ((await objectionsOf(plan, key, text)).length === 0) missed.push(`${what}: ${text}`)
    }
  expect(count).toBeGreaterThanOrEqual(50)
  expect(missed.length / count, missed.join('\n')).toBeLessThanOrEqual(0.1)
})

test('at most one good text of a plan in twenty is refused', async () => {
  const refused: string[] = []
  let count = 0
  for (const plan of seededPlans)
    for (const [key, text] of plan.clean) {
      count += 1
      const objections = await objectionsOf(plan, key, text)
      if (objections.length > 0) refused.push(`${text}\n  ${objections.join(' ')}`)
    }
  expect(count).toBeGreaterThanOrEqual(40)
  expect(refused.length / count, refused.join('\n')).toBeLessThanOrEqual(0.05)
})
