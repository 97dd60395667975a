import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import type { ResultsAnswer } from '../adapter.ts'
import type { Answer } from '../http/network-call.ts'
import { failureOf, graphErrorIn, reasonOf } from './graph-error.ts'

const figure = z.number().int().nonnegative().nullish().catch(undefined)
const insightsSchema = z.object({
  data: z
    .array(
      z.object({
        name: outsideLine,
        values: z
          .array(z.object({ value: figure }))
          .max(100)
          .nullish()
          .catch(undefined),
        total_value: z.object({ value: figure }).nullish().catch(undefined),
      }),
    )
    .max(100),
})

/** By the name of the network. */
export type Figures = Partial<Record<string, number>>

export function figuresIn(answer: Answer): Figures {
  const { data } = insightsSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  const named = (data?.data ?? []).flatMap(({ name, values, total_value: all }) => {
    const value = all?.value ?? values?.[0]?.value
    return typeof value === 'number' ? [[name, value] as const] : []
  })
  return Object.fromEntries(named)
}

type Failure = Exclude<ResultsAnswer, { kind: 'results' }>

/** Why there are no figures. `without`: the post is there, and has none. */
export function resultsProblem(answer: Answer, now: Date): Failure | 'gone' | 'without' {
  const failure = failureOf(answer, now, false)
  if (failure.kind === 'needs-reconnect' || failure.kind === 'rate-limited') return { kind: failure.kind }
  if (failure.kind !== 'rejected') return { kind: 'unreachable', reason: reasonOf(answer) }
  const isGone = answer.kind === 'answer' && graphErrorIn(answer)?.subcode === 33
  return isGone ? 'gone' : 'without'
}
