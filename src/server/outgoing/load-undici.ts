let loading: Promise<typeof import('undici')> | undefined

/**
 * Takes a tenth of a second, so it is not loaded at startup. Loaded once: a built server copies the whole module with each
 * import, which took a tenth of a call.
 */
export const loadUndici = () => {
  loading ??= import('undici')
  return loading
}
