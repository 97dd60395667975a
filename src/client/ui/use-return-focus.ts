import { useLayoutEffect, useRef } from 'react'

/**
 * Returns focus to where it was before a dialog opened. Radix does so only for dialogs with their own trigger; ours are
 * mostly opened by state, often from a menu item that is gone when the dialog closes: then the menu's trigger gets the
 * focus.
 */
export function useReturnFocus(open: boolean | undefined): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null)
  const menuTriggerId = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (!open) return
    const active = document.activeElement
    opener.current = active instanceof HTMLElement && active !== document.body ? active : null
    menuTriggerId.current = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? null
  }, [open])

  return (event) => {
    const trigger = menuTriggerId.current ? document.getElementById(menuTriggerId.current) : null
    const target = trigger ?? opener.current
    if (!target?.isConnected) return
    event.preventDefault()
    target.focus()
  }
}

/** With a mouse the first field gets the focus. On a phone that would open the keyboard over the sheet. */
export function skipAutoFocusOnTouch(event: Event) {
  if (!window.matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
