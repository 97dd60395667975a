import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore, toastRemoveDelayMs } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('toast store', () => {
  it('opens a toast with its own id', () => {
    const store = createToastStore()
    const first = store.toast({ title: 'Saved' })
    const second = store.toast({ title: 'Saved again' })
    expect(second.id).not.toBe(first.id)
    expect(store.getSnapshot()).toMatchObject([{ id: second.id, open: true, title: 'Saved again' }])
  })

  it('shows one at a time: a newer toast replaces the older', () => {
    const store = createToastStore()
    store.toast({ title: 'First' })
    store.toast({ title: 'Second', variant: 'destructive' })
    expect(store.getSnapshot().map((toast) => toast.title)).toEqual(['Second'])
  })

  it('closes on dismissal and removes the toast 1,000,000 ms later, not earlier', () => {
    const store = createToastStore()
    store.toast({ title: 'Saved' }).dismiss()
    expect(store.getSnapshot()).toMatchObject([{ title: 'Saved', open: false }])
    vi.advanceTimersByTime(999_999)
    expect(store.getSnapshot()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.getSnapshot()).toHaveLength(0)
  })

  it('can be dismissed through the displayed record', () => {
    const store = createToastStore()
    store.toast({ title: 'Saved' })
    store.getSnapshot()[0]?.dismiss()
    expect(store.getSnapshot()[0]?.open).toBe(false)
  })

  it('dismissing twice does not delay the removal', () => {
    const store = createToastStore()
    const { dismiss } = store.toast({ title: 'Saved' })
    dismiss()
    vi.advanceTimersByTime(toastRemoveDelayMs - 1)
    dismiss()
    vi.advanceTimersByTime(1)
    expect(store.getSnapshot()).toHaveLength(0)
  })

  it('stops the timer of a replaced toast', () => {
    const store = createToastStore()
    store.toast({ title: 'Old' }).dismiss()
    expect(vi.getTimerCount()).toBe(1)
    store.toast({ title: 'New' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('dismisses all without an id and ignores an unknown one', () => {
    const store = createToastStore()
    store.toast({ title: 'Saved' })
    store.dismiss('nobody')
    expect(store.getSnapshot()[0]?.open).toBe(true)
    store.dismiss()
    expect(store.getSnapshot()[0]?.open).toBe(false)
  })

  it('updates the toast in place, and does nothing once it is removed', () => {
    const store = createToastStore()
    const old = store.toast({ title: 'Sending' })
    old.update({ title: 'Sent', description: 'To 12 customers' })
    expect(store.getSnapshot()).toMatchObject([{ id: old.id, title: 'Sent', description: 'To 12 customers' }])
    store.toast({ title: 'New' })
    old.update({ title: 'Late' })
    expect(store.getSnapshot().map((toast) => toast.title)).toEqual(['New'])
  })

  it('notifies subscribers of every change until they unsubscribe, with a stable snapshot in between', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    const { dismiss } = store.toast({ title: 'Saved' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot()).toBe(store.getSnapshot())
    leave()
    dismiss()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('uses the given timers', () => {
    const started: number[] = []
    const store = createToastStore({
      start(_run, delayMs) {
        started.push(delayMs)
        return () => started.pop()
      },
    })
    store.toast({ title: 'Saved' }).dismiss()
    expect(started).toEqual([1_000_000])
  })
})
