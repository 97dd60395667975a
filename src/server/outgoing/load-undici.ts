/** Takes a tenth of a second, so a start does without it. */
export const loadUndici = () => import('undici')
