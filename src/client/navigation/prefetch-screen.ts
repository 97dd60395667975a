type Fetch = (path: string) => unknown

let fetchCode: Fetch = () => undefined

/** Told once, by whoever knows the screens. */
export const onPrefetch = (fetch: Fetch): void => {
  fetchCode = fetch
}

/** Somebody is about to open this screen: its code can come now. */
export const prefetchScreen = (path: string): void => {
  fetchCode(path)
}
