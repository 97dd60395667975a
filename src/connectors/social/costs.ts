import type { Words } from '#platform/locale.ts'

export const FREE: Words = { en: 'Free', es: 'Gratis' }
