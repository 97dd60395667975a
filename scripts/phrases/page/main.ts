import type { Locale } from '#platform/locale.ts'
import type { Fault } from '#writer/trades/check-phrases/check-phrases.ts'
import { checkBank, type Draft, loadBank, loadTrades, sampleBank, saveBank } from './api.ts'
import { byId, element } from './dom.ts'
import { showSections } from './sections.ts'
import { texts } from './texts.ts'

/** The draft of one language, what it was when it was loaded, and what is wrong with it. */
type Bank = { locale: Locale; bank: Draft; version: string; stored: string; faults: Fault[] }

const CHECK_DELAY_MS = 300

const own: Locale = navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en'
const t = texts[own]
const names: Record<Locale, string> = { en: 'English', es: 'Español' }
const select = byId('trade', HTMLSelectElement)
const save = byId('save', HTMLButtonElement)
const status = byId('status', HTMLElement)
const problem = byId('problem', HTMLElement)
const sections = byId('sections', HTMLElement)
const idea = byId('idea', HTMLInputElement)

const { body: known } = await loadTrades()
let trade = ''
let banks: Bank[] = []
let saved = false
let seed = 0

const isChanged = ({ bank, stored }: Bank) => JSON.stringify(bank) !== stored
const hasChanges = () => banks.some(isChanged)

function showStatus(): void {
  const faults = banks.reduce((sum, bank) => sum + bank.faults.length, 0)
  const unchanged = saved ? t.saved : t.noChanges
  const changes = hasChanges() ? t.unsaved : unchanged
  status.textContent = faults > 0 ? `${changes} · ${t.faults(faults)}` : changes
  save.disabled = !hasChanges()
}

/** The word at a place such as `signs/names/3`. */
const wordAt = (bank: Draft, place: string): string =>
  String(
    place.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], bank),
  )

function showFaults({ locale, bank, faults }: Bank): void {
  const cells = [...sections.querySelectorAll(`.cell[lang="${locale}"]`)]
  for (const cell of cells) {
    for (const list of cell.querySelectorAll('ul.faults')) list.replaceChildren()
    for (const input of cell.querySelectorAll('textarea')) input.removeAttribute('aria-invalid')
  }
  for (const { place, message } of faults)
    for (const cell of cells) {
      const exact = cell.querySelector(`ul[data-place="${place}"]`)
      const whole = place.slice(0, place.lastIndexOf('/'))
      // Words share a field, and the faults below it name them.
      const list = exact ?? cell.querySelector(`ul[data-place="${whole}"]`)
      if (!list) continue
      list.append(element('li', {}, exact ? message : `${wordAt(bank, place)}: ${message}`))
      cell
        .querySelector(`textarea[data-place="${exact ? place : whole}"]`)
        ?.setAttribute('aria-invalid', 'true')
    }
}

const timers = new Map<Locale, number>()

/** Checks soon after the last key, and forgets an answer that a later change has overtaken. */
function checkSoon(bank: Bank): void {
  showStatus()
  clearTimeout(timers.get(bank.locale))
  timers.set(
    bank.locale,
    window.setTimeout(async () => {
      const checked = JSON.stringify(bank.bank)
      try {
        const { status: code, body } = await checkBank(bank.locale, trade, bank.bank)
        if (code !== 200 || !banks.includes(bank) || JSON.stringify(bank.bank) !== checked) return
        bank.faults = body.faults
        showFaults(bank)
        showStatus()
      } catch {
        problem.textContent = t.failed
      }
    }, CHECK_DELAY_MS),
  )
}

async function open(id: string): Promise<void> {
  const loaded = await Promise.all(
    known.locales.map(async (locale) => ({ locale, ...(await loadBank(locale, id)).body })),
  )
  trade = id
  saved = false
  banks = loaded.map(({ locale, bank, version }) => ({
    locale,
    bank,
    version,
    stored: JSON.stringify(bank),
    faults: [],
  }))
  problem.textContent = ''
  byId('posts', HTMLElement).replaceChildren()
  idea.value = ''
  showSections(
    sections,
    banks.map((each) => ({
      locale: each.locale,
      bank: each.bank,
      changed: () => checkSoon(each),
      maxOf: (field: string) => known.fields[field]?.max ?? 0,
    })),
  )
  for (const bank of banks) checkSoon(bank)
  location.hash = id
}

async function saveAll(): Promise<void> {
  if (!hasChanges()) return
  problem.textContent = ''
  try {
    for (const bank of banks.filter(isChanged)) {
      const sent = JSON.stringify(bank.bank)
      const { status: code, body } = await saveBank(bank.locale, trade, bank.bank, bank.version)
      if (code === 200 && body.version) {
        bank.version = body.version
        bank.stored = sent
        bank.faults = []
        showFaults(bank)
        continue
      }
      if (body.faults) {
        bank.faults = body.faults
        showFaults(bank)
        document.body.dataset.shown = bank.locale
        showLanguages()
      }
      problem.textContent = `${names[bank.locale]}: ${code === 409 ? t.stale : t.faulty}`
      showStatus()
      sections.querySelector<HTMLElement>(`.cell[lang="${bank.locale}"] [aria-invalid]`)?.focus()
      return
    }
    saved = true
    showStatus()
  } catch {
    problem.textContent = t.failed
  }
}

async function writeSamples(): Promise<void> {
  seed += 1
  try {
    const written = await Promise.all(
      banks.map(async ({ locale, bank }) => ({
        locale,
        ...(await sampleBank(locale, trade, bank, idea.value, seed)).body,
      })),
    )
    byId('posts', HTMLElement).replaceChildren(
      ...written.map(({ locale, posts = [], error }) =>
        element(
          'div',
          { class: 'cell', lang: locale },
          ...(error ? [element('p', {}, error)] : []),
          ...posts.flatMap(({ platform, title, text }) => [
            element('h3', {}, platform),
            element('p', { class: 'post' }, title ? `${title}\n\n${text}` : text),
          ]),
        ),
      ),
    )
  } catch {
    problem.textContent = t.failed
  }
}

function showLanguages(): void {
  byId('languages', HTMLElement).replaceChildren(
    ...known.locales.map((locale) =>
      element(
        'button',
        {
          type: 'button',
          lang: locale,
          'aria-pressed': String(document.body.dataset.shown === locale),
          onclick: () => {
            document.body.dataset.shown = locale
            showLanguages()
          },
        },
        names[locale],
      ),
    ),
  )
}

document.documentElement.lang = own
document.title = t.title
document.body.dataset.shown = own
byId('title', HTMLElement).textContent = t.title
byId('intro', HTMLElement).textContent = t.intro
byId('trade-label', HTMLElement).textContent = t.trade
byId('sample-title', HTMLElement).textContent = t.sample
byId('idea-label', HTMLElement).textContent = t.idea
byId('write', HTMLElement).textContent = t.write
save.textContent = t.save
showLanguages()
for (const id of known.trades) select.append(element('option', { value: id }, id.replaceAll('-', ' ')))

select.addEventListener('change', () => {
  if (hasChanges() && !confirm(t.leave)) select.value = trade
  else void open(select.value)
})
save.addEventListener('click', () => void saveAll())
byId('sample-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void writeSamples()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  void saveAll()
})
window.addEventListener('beforeunload', (event) => {
  if (hasChanges()) event.preventDefault()
})

const wanted = location.hash.slice(1)
select.value = known.trades.includes(wanted) ? wanted : (known.trades[0] ?? '')
await open(select.value)
