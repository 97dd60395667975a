import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#client/ui/is-typing.ts'

/** Ctrl+Z, ⌘Z on a Mac; a field with the focus undoes its own text. */
export function useUndoKeys(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!isUndo || event.shiftKey || event.altKey || isTyping(event)) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
