import type { Slot, SlotValue } from './brief-reading.ts'
import { findPhones } from './find-phones.ts'
import { overlaps } from './spans.ts'

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}(?![\w-])/gi
const ADDRESS = /(?:https?:\/\/|(?<![\w.])www\.)[^\s<>"«»“”]{3,300}/gi
const BARE_DOMAIN =
  /(?<![\w.@/-])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d-]{2,40}){1,3}(?![\w@-])(?:\/[^\s<>"«»“”]{0,200})?/gi
const HANDLE = /(?<![\w.@/])@[a-z\d_](?:[\w.]{0,28}\w)/gi
const CLOSING_SIGNS = new Set(['.', ',', ';', ':', '!', '?', ')', ']', '…', "'", '’'])

const domainEndings = new Set(
  `com org net example test info biz edu gov eu uk es mx ar co cl pe us ca ie io app dev cat gal eus tv cc ly gl gg fm ai
  online site website web cloud tech photography photo photos boutique bakery cafe restaurant pizza salon hair beauty clinic
  dental vet florist flowers garden gallery gratis tienda academy school yoga fitness dance gifts clothing shoes jewelry toys
  repair services social community london nyc barcelona madrid blog`.split(/\s+/),
)
/** Endings that are also words: believed after a word that announces an address, or before a path. */
const wordEndings = new Set(
  'me be to is it in so at am page link bar shop store pub fit events studio style work today'.split(' '),
)
const ANNOUNCES_ADDRESS =
  /(?:^|[\s:])(?:at|on|via|visit|see|to|site|website|web|online|link|order|book|shop|en|a|por|entra|visita|url)\s?:?\s?$/i

const makeSlot = (text: string, start: number, found: string, value: SlotValue): Slot => ({
  start,
  end: start + found.length,
  text: text.slice(start, start + found.length),
  value,
})

function withoutClosingSigns(address: string): string {
  let end = address.length
  while (end > 0 && CLOSING_SIGNS.has(address.charAt(end - 1))) {
    const isPair = address.charAt(end - 1) === ')' && address.slice(0, end - 1).includes('(')
    if (isPair) break
    end--
  }
  return address.slice(0, end)
}

function isDomain(found: string, before: string): boolean {
  const [host = '', path] = found.split('/', 2)
  const labels = host.toLowerCase().split('.')
  const ending = labels.at(-1) ?? ''
  if (!/[a-z]/i.test(labels[0] ?? '')) return false
  if (domainEndings.has(ending)) return true
  return wordEndings.has(ending) && (path !== undefined || ANNOUNCES_ADDRESS.test(before))
}

/** Phones, links, handles and mail addresses, in order and apart. */
export function findContacts(text: string, country: string | null): Slot[] {
  const found: Slot[] = []
  const add = (slot: Slot): void => {
    if (!found.some((other) => overlaps(slot, other))) found.push(slot)
  }
  for (const { index, 0: address } of text.matchAll(MAIL)) {
    add(makeSlot(text, index, address, { type: 'mail', address }))
  }
  for (const match of text.matchAll(ADDRESS)) {
    const url = withoutClosingSigns(match[0])
    add(makeSlot(text, match.index, url, { type: 'link', url }))
  }
  for (const match of text.matchAll(BARE_DOMAIN)) {
    const url = withoutClosingSigns(match[0])
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    if (isDomain(url, before)) add(makeSlot(text, match.index, url, { type: 'link', url }))
  }
  for (const { index, 0: handle } of text.matchAll(HANDLE)) {
    add(makeSlot(text, index, handle, { type: 'link', url: handle }))
  }
  for (const { start, number } of findPhones(text, country)) {
    add(makeSlot(text, start, number, { type: 'phone', number }))
  }
  return found.sort((one, other) => one.start - other.start)
}
