import type { SlotValue } from '../brief-reading.ts'
import type { LabeledBrief } from '../labeled-brief.ts'

/** A labeled brief that also says which days, amounts and contacts are in it. */
export type DetailedBrief = LabeledBrief & {
  /** As `writeDate` writes them: "until 2026-12-10", "every 2,3". */
  dates: readonly string[]
  /** As `writeOffer` writes them: "percent 20", "was 28>22". */
  offers: readonly string[]
  /** As typed. */
  contacts: readonly string[]
}

type Given = Pick<LabeledBrief, 'id' | 'country' | 'shop' | 'brief' | 'kind' | 'facts'> &
  Partial<DetailedBrief>

/** What is not given is not in the brief. */
export const detailed = (given: Given): DetailedBrief => ({
  isSerious: false,
  conditions: [],
  directions: [],
  call: null,
  dates: [],
  offers: [],
  contacts: [],
  ...given,
})

export function writeDate(value: SlotValue): string[] {
  if (value.type !== 'date') return []
  if (value.form === 'every') return [`every ${value.weekdays.join(',')}`]
  return [`${value.form} ${value.days.join(value.form === 'between' ? ' ' : ',')}`]
}

export function writeOffer(value: SlotValue): string[] {
  if (value.type === 'price') {
    const { money, before, upTo } = value
    const amounts = [`price ${money.amount}`, ...(upTo ? [`price ${upTo.amount}`] : [])]
    return before ? [`was ${before.amount}>${money.amount}`, ...amounts] : amounts
  }
  if (value.type !== 'offer') return []
  if (value.form === 'percent') return [`percent ${value.percent}`]
  if (value.form === 'multibuy') return [`multi ${value.get}x${value.pay}`]
  return [value.form === 'amount_off' ? `off ${value.money.amount}` : value.form]
}
