import { useEffect, useEffectEvent } from 'react'
import { type Command, createKeyReader, isSearchKey } from './shortcut-keys.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** Where letters are typed, or choose an option by its first letter. */
const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=dialog]'
const DIALOGS = '[role=dialog][data-state=open], [role=alertdialog], [role=menu]'
/** What was typed into a form would be lost with a click on a result. */
const FORMS = '[role=dialog][data-state=open] form, [role=alertdialog]'

/** The keyboard shortcuts of the whole app. `isBusy`: the search is open, or its code is loading. */
export function useShortcuts(isBusy: boolean, run: (command: Command) => void): void {
  const press = useEffectEvent((event: KeyboardEvent, read: ReturnType<typeof createKeyReader>) => {
    if (event.defaultPrevented) return
    if (isSearchKey(event)) {
      if (!isBusy && document.querySelector(FORMS)) return
      event.preventDefault()
      if (!event.repeat) run({ kind: 'search' })
      return
    }
    const command = read(event)
    if (!command || isBusy || !areSingleKeysOn()) return
    const isForField = event.target instanceof Element && event.target.closest(FIELDS)
    if (isForField || document.querySelector(DIALOGS)) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const read = createKeyReader()
    const listen = (event: KeyboardEvent) => press(event, read)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
