import type { Draft } from './api.ts'
import { element } from './dom.ts'
import { type Column, moveButtons, phraseInput, wordsInput } from './inputs.ts'
import { type SectionId, texts } from './texts.ts'

type EntryOf<T> = {
  /** The inputs of one entry. `keys` handles Enter and Alt+arrows. */
  show: (item: T, at: number, keys: (event: Event) => void) => HTMLElement
  empty: () => T
  label: string
  addLabel: string
  isGroup: boolean
}

/** An ordered list whose entries can be added, moved and removed. */
function orderedList<T>(column: Column, items: T[], place: string, entry: EntryOf<T>): HTMLElement {
  const list = element('ol', { class: 'entries' })
  const faults = element('ul', { class: 'faults', 'data-place': place, 'aria-live': 'polite' })

  function draw(focused?: number): void {
    list.replaceChildren(
      ...items.map((item, at) => {
        const act = { move: (by: number) => move(at, by), remove: () => remove(at) }
        const keys = (event: Event) => {
          if (!(event instanceof KeyboardEvent) || event.isComposing) return
          if (event.key === 'Enter' && !entry.isGroup) add(at + 1)
          else if (event.altKey && event.key === 'ArrowUp') act.move(-1)
          else if (event.altKey && event.key === 'ArrowDown') act.move(1)
          else if (event.key !== 'Enter') return
          event.preventDefault()
        }
        const isAt = { isFirst: at === 0, isLast: at === items.length - 1 }
        return element(
          'li',
          { class: entry.isGroup ? 'entry group' : 'entry' },
          entry.show(item, at, keys),
          moveButtons(column.locale, `${entry.label} ${at + 1}`, isAt, act),
        )
      }),
    )
    if (focused === undefined) return
    const input = list.children[Math.min(focused, items.length - 1)]?.querySelector('textarea')
    ;(input ?? addButton).focus()
  }
  function move(at: number, by: number): void {
    if (at + by < 0 || at + by >= items.length) return
    items.splice(at + by, 0, ...items.splice(at, 1))
    draw(at + by)
    column.changed()
  }
  function remove(at: number): void {
    items.splice(at, 1)
    draw(at)
    column.changed()
  }
  function add(at: number): void {
    items.splice(at, 0, entry.empty())
    draw(at)
    column.changed()
  }
  const addButton = element(
    'button',
    { type: 'button', class: 'add', onclick: () => add(items.length) },
    `+ ${entry.addLabel}`,
  )
  draw()
  return element('div', {}, list, faults, addButton)
}

const phraseList = (column: Column, phrases: string[], place: string, title: string, field = place) => {
  const t = texts[column.locale]
  return orderedList<string>(column, phrases, place, {
    show: (text, at, onkeydown) =>
      phraseInput(column, {
        place: `${place}/${at}`,
        field,
        label: `${title} ${at + 1}`,
        value: text,
        set: (value) => {
          phrases[at] = value
        },
        onkeydown,
      }),
    empty: () => '',
    label: title,
    addLabel: t.add,
    isGroup: false,
  })
}

function subjectList(column: Column, subjects: Draft['subjects']): HTMLElement {
  const t = texts[column.locale]
  return orderedList(column, subjects, 'subjects', {
    show: (subject, at) =>
      element(
        'div',
        { class: 'inputs' },
        wordsInput(column, {
          place: `subjects/${at}/words`,
          label: t.words,
          values: subject.words,
          set: (words) => {
            subject.words = words
          },
        }),
        phraseList(column, subject.lines, `subjects/${at}/lines`, `${t.line} ${at + 1}.`, 'lines'),
      ),
    empty: () => ({ words: [], lines: ['', ''] }),
    label: t.sections.subjects.title,
    addLabel: t.addSubject,
    isGroup: true,
  })
}

function tipList(column: Column, tips: Draft['tips']): HTMLElement {
  const t = texts[column.locale]
  return orderedList(column, tips, 'tips', {
    show: (tip, at, onkeydown) => {
      const input = (field: 'title' | 'text', label: string) =>
        phraseInput(column, {
          place: `tips/${at}/${field}`,
          field,
          label: `${label} ${at + 1}`,
          value: tip[field],
          set: (value) => {
            tip[field] = value
          },
          onkeydown,
        })
      return element('div', { class: 'inputs' }, input('title', t.tipTitle), input('text', t.tipText))
    },
    empty: () => ({ title: '', text: '' }),
    label: t.sections.tips.title,
    addLabel: t.addTip,
    isGroup: true,
  })
}

const order: readonly SectionId[] = [
  'truths',
  'subjects',
  'invites',
  'behind',
  'questions',
  'tips',
  'calls',
  'shortCalls',
  'articles',
  'visuals',
  'hashtags',
  'emojis',
  'names',
  'products',
]

function editorOf(id: SectionId, column: Column, bank: Draft): HTMLElement {
  const t = texts[column.locale]
  const { title } = t.sections[id]
  const words = (place: string, values: string[], set: (values: string[]) => void) =>
    wordsInput(column, { place, label: `${title}. ${t.list}`, values, set })
  switch (id) {
    case 'subjects':
      return subjectList(column, bank.subjects)
    case 'tips':
      return tipList(column, bank.tips)
    case 'names':
    case 'products':
      return words(`signs/${id}`, bank.signs[id], (values) => {
        bank.signs[id] = values
      })
    case 'hashtags':
    case 'emojis':
      return words(id, bank[id], (values) => {
        bank[id] = values
      })
    default:
      return phraseList(column, bank[id], id, title)
  }
}

/** All sections with one cell per column, so that both languages stand side by side. */
export function showSections(into: HTMLElement, columns: readonly (Column & { bank: Draft })[]): void {
  into.replaceChildren(
    ...order.map((id) =>
      element(
        'section',
        { class: 'row columns' },
        ...columns.map((column) => {
          const { title, hint } = texts[column.locale].sections[id]
          return element(
            'div',
            { class: 'cell', lang: column.locale },
            element('h2', {}, title),
            element('p', { class: 'hint' }, hint),
            editorOf(id, column, column.bank),
          )
        }),
      ),
    ),
  )
}
