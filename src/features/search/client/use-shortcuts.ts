import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#client/ui/is-typing.ts'
import { type Command, createKeyReader, isSearchKey } from './shortcut-keys.ts'
import { areSingleKeysOn } from './single-keys.ts'

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
    if (!command || isBusy || !areSingleKeysOn() || isTyping(event)) return
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
