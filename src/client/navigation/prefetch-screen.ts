type Fetch = (path: string) => unknown

let fetchCode: Fetch = () => undefined

/** Set once, by the module that knows the screens. */
export const onPrefetch = (fetch: Fetch): void => {
  fetchCode = fetch
}

/** Prefetches the code of a screen that is about to be opened. */
export const prefetchScreen = (path: string): void => {
  fetchCode(path)
}
