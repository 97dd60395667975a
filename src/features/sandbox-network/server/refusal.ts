import type { Problem } from '#channels/check-post.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { sandboxMessages } from '../sandbox-network.messages.ts'

/** What the network says of a post that it does not take: each field at fault, and why. */
export function refusalOf(problems: Problem[], locale: Locale): Record<string, string> {
  const t = textOf(sandboxMessages, locale)
  return Object.fromEntries(
    problems.map(({ field, rule, limit, value }) => [field, t(`refusals.${rule}`, { limit, value })]),
  )
}
