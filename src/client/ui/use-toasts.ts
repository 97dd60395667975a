import { useSyncExternalStore } from 'react'
import { type ToastRecord, toastStore } from './toast-store.ts'

export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getSnapshot)
}
