import { useState } from 'react'

type History<Value> = { past: Value[]; present: Value; future: Value[]; lastPart: string }

export type Undoable<Value> = {
  value: Value
  /** Consecutive changes of the same part, such as typing, are one undo step. */
  change: (value: Value, part: string) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** A value with undo. */
export function useHistory<Value>(first: Value): Undoable<Value> {
  const [{ past, present, future, lastPart }, set] = useState<History<Value>>({
    past: [],
    present: first,
    future: [],
    lastPart: '',
  })
  const [before, after] = [past.at(-1), future[0]]
  return {
    value: present,
    change: (value, part) =>
      set({
        past: part === lastPart ? past : [...past, present],
        present: value,
        future: [],
        lastPart: part,
      }),
    undo:
      before === undefined
        ? undefined
        : () => set({ past: past.slice(0, -1), present: before, future: [present, ...future], lastPart: '' }),
    redo:
      after === undefined
        ? undefined
        : () => set({ past: [...past, present], present: after, future: future.slice(1), lastPart: '' }),
  }
}
