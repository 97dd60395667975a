import type { Locale } from '#platform/locale.ts'
import type { Fault } from '#writer/trades/check-phrases/check-phrases.ts'
import type { Subject, Tip } from '#writer/trades/trade.ts'
import type { SamplePost } from '../write-sample.ts'

type Editable<T> = { -readonly [K in keyof T]: T[K] extends readonly string[] ? string[] : T[K] }

/** A bank while it is edited. */
export type Draft = {
  industry: string
  signs: { names: string[]; products: string[] }
  truths: string[]
  subjects: Editable<Subject>[]
  invites: string[]
  behind: string[]
  questions: string[]
  tips: Editable<Tip>[]
  calls: string[]
  shortCalls: string[]
  articles: string[]
  visuals: string[]
  hashtags: string[]
  emojis: string[]
}

export type Trades = {
  trades: string[]
  locales: Locale[]
  fields: Record<string, { max: number }>
}

type Answer<T> = { status: number; body: T }

async function call<T>(path: string, input?: unknown): Promise<Answer<T>> {
  const options =
    input === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const response = await fetch(path, options)
  return { status: response.status, body: (await response.json()) as T }
}

export const loadTrades = () => call<Trades>('/trades')

const at = (locale: Locale, trade: string, action = '') =>
  `/banks/${locale}/${trade}${action && `/${action}`}`

export const loadBank = (locale: Locale, trade: string) =>
  call<{ bank: Draft; version: string }>(at(locale, trade))

export const checkBank = (locale: Locale, trade: string, bank: Draft) =>
  call<{ faults: Fault[] }>(at(locale, trade, 'check'), { bank })

export const saveBank = (locale: Locale, trade: string, bank: Draft, version: string) =>
  call<{ version?: string; faults?: Fault[] }>(at(locale, trade, 'save'), { bank, version })

export const sampleBank = (locale: Locale, trade: string, bank: Draft, idea: string, seed: number) =>
  call<{ posts?: SamplePost[]; error?: string }>(at(locale, trade, 'sample'), { bank, idea, seed })
