import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page that the server sent is taken over, so that the first draw is the same as the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
