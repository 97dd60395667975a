export const toastVisibleMs = 5000
export const toastRemoveDelayMs = 1_000_000
const toastLimit = 1

interface ToastAction {
  label: string
  /** How to do the same without the toast, for people who miss it. */
  altText: string
  onSelect: () => void
}

interface ToastInput {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  action?: ToastAction | undefined
}

export interface ToastRecord extends ToastInput {
  id: string
  open: boolean
  dismiss: () => void
}

interface ToastHandle {
  id: string
  dismiss: () => void
  update: (changes: Partial<ToastInput>) => void
}

export interface ToastTimers {
  start: (run: () => void, delayMs: number) => () => void
}

const browserTimers: ToastTimers = {
  start(run, delayMs) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

export interface ToastStore {
  toast: (input: ToastInput) => ToastHandle
  /** Without an id it dismisses all. */
  dismiss: (id?: string) => void
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => readonly ToastRecord[]
}

/** Toasts, newest first; a dismissed one is removed only after a long delay. */
export function createToastStore(timers: ToastTimers = browserTimers): ToastStore {
  let toasts: readonly ToastRecord[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const removals = new Map<string, () => void>()

  function publish(next: readonly ToastRecord[]) {
    const kept = next.slice(0, toastLimit)
    for (const [id, cancel] of removals) {
      if (kept.some((toast) => toast.id === id)) continue
      cancel()
      removals.delete(id)
    }
    toasts = kept
    for (const listener of listeners) listener()
  }

  function dismiss(id?: string) {
    const leaving = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id))
    if (leaving.length === 0) return
    for (const toast of leaving) {
      const remove = () => publish(toasts.filter((other) => other.id !== toast.id))
      removals.set(toast.id, timers.start(remove, toastRemoveDelayMs))
    }
    publish(toasts.map((toast) => (leaving.includes(toast) ? { ...toast, open: false } : toast)))
  }

  function toast(input: ToastInput): ToastHandle {
    lastId += 1
    const id = String(lastId)
    const dismissThis = () => dismiss(id)
    publish([{ ...input, id, open: true, dismiss: dismissThis }, ...toasts])
    return {
      id,
      dismiss: dismissThis,
      update: (changes) =>
        publish(toasts.map((current) => (current.id === id ? { ...current, ...changes } : current))),
    }
  }

  return {
    toast,
    dismiss,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => toasts,
  }
}

export const toastStore = createToastStore()
export const toast = toastStore.toast
