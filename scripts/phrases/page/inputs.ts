import type { Locale } from '#platform/locale.ts'
import { element } from './dom.ts'
import { texts } from './texts.ts'

/** What every editor of a column needs. */
export type Column = {
  locale: Locale
  /** Called after each change of the draft. */
  changed: () => void
  maxOf: (field: string) => number
}

let made = 0

/** Where the faults of a phrase appear; `data-place` is its place in the bank. */
const faultList = (place: string, id: string) =>
  element('ul', { class: 'faults', id, 'data-place': place, 'aria-live': 'polite' })

type Phrase = {
  place: string
  field: string
  label: string
  value: string
  set: (value: string) => void
  onkeydown?: (event: Event) => void
}

/** One phrase with its length and its faults. */
export function phraseInput(
  column: Column,
  { place, field, label, value, set, onkeydown }: Phrase,
): HTMLElement {
  made += 1
  const faults = `faults-${made}`
  const max = column.maxOf(field)
  const count = element('span', { class: 'count', 'aria-hidden': 'true' })
  const show = (text: string) => {
    count.textContent = `${[...text].length} / ${max}`
  }
  const input = element('textarea', {
    rows: '1',
    'aria-label': label,
    'aria-describedby': faults,
    'data-place': place,
    spellcheck: 'true',
    oninput: () => {
      // A phrase is one line, also when pasted.
      if (input.value.includes('\n')) input.value = input.value.replace(/\s*\n\s*/g, ' ')
      set(input.value)
      show(input.value)
      column.changed()
    },
    ...(onkeydown ? { onkeydown } : {}),
  })
  input.value = value
  show(value)
  return element('div', { class: 'inputs' }, input, count, faultList(place, faults))
}

const SEPARATORS = /\s*[,\n]\s*/

/** A list of short words, written with commas. The faults of all of them are below. */
export function wordsInput(
  column: Column,
  {
    place,
    label,
    values,
    set,
  }: { place: string; label: string; values: string[]; set: (values: string[]) => void },
): HTMLElement {
  made += 1
  const faults = `faults-${made}`
  const input = element('textarea', {
    rows: '1',
    'aria-label': label,
    'aria-describedby': faults,
    'data-place': place,
    spellcheck: 'false',
    oninput: () => {
      set(input.value.trim() === '' ? [] : input.value.trim().replace(/,$/, '').split(SEPARATORS))
      column.changed()
    },
  })
  input.value = values.join(', ')
  return element('div', { class: 'inputs' }, input, faultList(place, faults))
}

/** Up, down and remove for an entry of a list. */
export function moveButtons(
  locale: Locale,
  label: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  act: { move: (by: number) => void; remove: () => void },
): HTMLElement {
  const { up, down, remove } = texts[locale]
  const button = (name: string, sign: string, disabled: boolean, onclick: () => void) =>
    element(
      'button',
      { type: 'button', 'aria-label': `${name}: ${label}`, title: name, disabled, onclick },
      sign,
    )
  return element(
    'div',
    { class: 'actions' },
    button(up, '↑', isFirst, () => act.move(-1)),
    button(down, '↓', isLast, () => act.move(1)),
    button(remove, '×', false, act.remove),
  )
}
