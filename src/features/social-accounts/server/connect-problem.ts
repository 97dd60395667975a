import type { ConnectProblem, ConnectRefusal } from '#connectors/social/connect/connect.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import { channelRules } from '../i18n/index.ts'

/** The sentence for the person; the network's own words stay next to it. */
export function refused({ problem, field, detail, advice }: ConnectRefusal, locale: Locale): AppError {
  const fields = {
    ...(advice && { advice: advice[locale] }),
    ...(field !== undefined && { [`values.${field}`]: ruleText(channelRules, problem) }),
    ...(detail !== undefined && { detail }),
  }
  return new AppError(`channel_${problem}` satisfies `channel_${ConnectProblem}`, { fields })
}
