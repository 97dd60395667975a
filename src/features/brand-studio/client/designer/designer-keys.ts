import type { KeyboardEvent } from 'react'
import { nudge } from './scene-changes.ts'
import type { SceneDraft } from './use-scene-draft.ts'

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=color]), textarea, [role=combobox], [role=listbox], [role=menu]'
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAST = 10

/** What a key does, if anything. */
function actionOf(event: KeyboardEvent, draft: SceneDraft): (() => void) | null {
  const { selection, selected } = draft
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const nothing = () => undefined
  if (isCommand && key === 'z') return (event.shiftKey ? draft.redo : draft.undo) ?? nothing
  if (isCommand && key === 'y') return draft.redo ?? nothing
  if (selection.length === 0) return null
  const ids = selection.map(({ id }) => id)
  if (isCommand && key === 'd') return selected ? () => draft.duplicate(selected.id) : nothing
  if (key === 'Delete' || key === 'Backspace') return () => draft.remove(ids)
  const step = steps[key]
  const free = selection.filter(({ isLocked }) => !isLocked)
  if (!step || isCommand || free.length === 0) return null
  const by = event.shiftKey ? FAST : 1
  const moved = free.map(
    (layer) => [layer.id, nudge(draft.scene, layer, step[0] * by, step[1] * by)] as const,
  )
  return () => draft.changeLayers(new Map(moved), `nudge ${ids.join()}`)
}

/** The keyboard of the designer; keys typed into fields are theirs. */
export function designerKeys(draft: SceneDraft) {
  return (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest(FIELDS)) return
    const action = actionOf(event, draft)
    if (!action) return
    event.preventDefault()
    action()
  }
}
