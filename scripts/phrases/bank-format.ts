import type { TradeFile } from '#writer/trades/trade.ts'

/** The line width of the formatter. */
const LINE_WIDTH = 110

const isPlainList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function write(value: unknown, indent: string, before: number): string {
  if (typeof value === 'string') return JSON.stringify(value)
  const inner = `${indent}  `
  if (isPlainList(value)) {
    const line = `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
    // A comma may follow.
    if (before + line.length + 1 <= LINE_WIDTH) return line
    return `[\n${value.map((each) => inner + JSON.stringify(each)).join(',\n')}\n${indent}]`
  }
  if (Array.isArray(value))
    return `[\n${value.map((each) => inner + write(each, inner, inner.length)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value as object).map(([key, each]) => {
    const start = `${inner}"${key}": `
    return start + write(each, inner, start.length)
  })
  return `{\n${entries.join(',\n')}\n${indent}}`
}

/** A bank as the formatter leaves it, keys in the order of the type. */
export function formatBank(bank: TradeFile): string {
  const ordered: TradeFile = {
    industry: bank.industry,
    signs: { names: bank.signs.names, products: bank.signs.products },
    truths: bank.truths,
    subjects: bank.subjects.map(({ words, lines }) => ({ words, lines })),
    invites: bank.invites,
    behind: bank.behind,
    questions: bank.questions,
    tips: bank.tips.map(({ title, text }) => ({ title, text })),
    calls: bank.calls,
    shortCalls: bank.shortCalls,
    articles: bank.articles,
    visuals: bank.visuals,
    hashtags: bank.hashtags,
    emojis: bank.emojis,
  }
  return `${write(ordered, '', 0)}\n`
}
