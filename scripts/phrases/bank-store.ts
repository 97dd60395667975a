import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  globSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { industries } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'
import { checkPhrases, type Fault, type OtherBanks } from '#writer/trades/check-phrases/check-phrases.ts'
import type { TradeFile } from '#writer/trades/trade.ts'
import { formatBank } from './bank-format.ts'

const MAX_TEXT = 400
const MAX_LIST = 100
const text = z.string().max(MAX_TEXT)
const texts = z.array(text).max(MAX_LIST)

/** What the page may send: any phrases, right or wrong, but nothing other than phrases. */
export const bankSchema = z.strictObject({
  industry: z.enum(industries),
  signs: z.strictObject({ names: texts, products: texts }),
  truths: texts,
  subjects: z.array(z.strictObject({ words: texts, lines: texts })).max(MAX_LIST),
  invites: texts,
  behind: texts,
  questions: texts,
  tips: z.array(z.strictObject({ title: text, text })).max(MAX_LIST),
  calls: texts,
  shortCalls: texts,
  articles: texts,
  visuals: texts,
  hashtags: texts,
  emojis: texts,
})

/** A bank as it is on the disk; the version changes with every byte. */
type StoredBank = { bank: TradeFile; version: string }

type Saved =
  | { result: 'saved'; version: string }
  | { result: 'stale' }
  | { result: 'faulty'; faults: Fault[] }

const versionOf = (content: string) => createHash('sha256').update(content).digest('hex')

/** Complete or not at all: a reader never sees half a file. */
function writeWhole(path: string, content: string): void {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    const file = openSync(unfinished, 'wx')
    try {
      writeSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

export type BankStore = {
  ids(): string[]
  /** Null for a trade that has no file. */
  load(id: string, locale: Locale): StoredBank | null
  check(bank: TradeFile, id: string, locale: Locale): Fault[]
  /** Refuses phrases with faults, and files that have changed since `version`. */
  save(bank: TradeFile, id: string, locale: Locale, version: string): Saved
}

/** The banks in a folder with one subfolder per language. Reads the disk every time: `git pull` may have been there. */
export function createBankStore(folder: string): BankStore {
  const idsOf = (locale: string) =>
    globSync('*.json', { cwd: join(folder, locale) })
      .map((file) => basename(file, '.json'))
      .toSorted()
  const parsed = new Map<string, TradeFile>()

  function load(id: string, locale: Locale): StoredBank | null {
    // Only names that the folder lists: an id is never a path.
    if (!idsOf(locale).includes(id)) return null
    const content = readFileSync(join(folder, locale, `${id}.json`), 'utf8')
    const version = versionOf(content)
    const key = `${locale}/${id}/${version}`
    // The same object for the same bytes: the checker remembers what it knows about a bank.
    const bank = parsed.get(key) ?? bankSchema.parse(JSON.parse(content))
    parsed.set(key, bank)
    return { bank, version }
  }

  function othersOf(id: string, locale: Locale): OtherBanks {
    const others = new Map<string, TradeFile>()
    for (const other of idsOf(locale)) {
      const stored = other === id ? null : load(other, locale)
      if (stored) others.set(other, stored.bank)
    }
    return others
  }

  const check = (bank: TradeFile, id: string, locale: Locale) =>
    checkPhrases(bank, locale, othersOf(id, locale))

  return {
    ids: () => idsOf('en'),
    load,
    check,
    save(bank, id, locale, version) {
      if (load(id, locale)?.version !== version) return { result: 'stale' }
      const faults = check(bank, id, locale)
      if (faults.length > 0) return { result: 'faulty', faults }
      const content = formatBank(bank)
      writeWhole(join(folder, locale, `${id}.json`), content)
      return { result: 'saved', version: versionOf(content) }
    },
  }
}
