import type { Words } from './channel.ts'

export const FREE: Words = { en: 'Free', es: 'Gratis' }
