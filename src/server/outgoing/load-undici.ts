/** Takes a tenth of a second, so it is not loaded at startup. */
export const loadUndici = () => import('undici')
