import { useEffect, useEffectEvent } from 'react'

/** Escape, unless it closes a dialog or cancels a drag. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector('[data-dragged]') !== null
    if (event.key === 'Escape' && !isTaken) onEscape()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
