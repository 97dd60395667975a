import type { ScreenPath } from '#platform/screens.ts'

/** Pressed after G. C and M, not CA: calendar and campaigns begin alike in both languages. */
export const jumps = {
  d: '/dashboard',
  c: '/calendar',
  i: '/inbox',
  m: '/campaigns',
  u: '/customers',
} as const satisfies Record<string, ScreenPath>

export type Command = { kind: 'search' } | { kind: 'list' } | { kind: 'go'; to: ScreenPath }

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'timeStamp'
>

/** The second key of a jump has to follow within this time. */
export const JUMP_MS = 1500

/** Whether this key opens the search: Ctrl+K or ⌘K. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Reads single keys in the order in which they are pressed. */
export function createKeyReader(): (pressed: Pressed) => Command | null {
  let jumpStartedAt = Number.NEGATIVE_INFINITY
  return ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp }) => {
    const isJump = timeStamp - jumpStartedAt <= JUMP_MS
    // Shift on its way to another key does not end a jump.
    if (key === 'Shift') return null
    jumpStartedAt = Number.NEGATIVE_INFINITY
    if (ctrlKey || metaKey || altKey || repeat) return null
    // On most keyboards the question mark needs Shift.
    if (key === '?') return { kind: 'list' }
    if (shiftKey) return null
    const to = isJump ? jumps[key.toLowerCase() as keyof typeof jumps] : undefined
    if (to) return { kind: 'go', to }
    if (key.toLowerCase() === 'g') jumpStartedAt = timeStamp
    return null
  }
}
