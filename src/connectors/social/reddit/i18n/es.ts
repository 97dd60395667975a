import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const redditNames: Translation<typeof en.redditNames> = { reddit: 'Reddit' }

export const reddit: Translation<typeof en.reddit> = {
  note: 'Desde noviembre de 2025, Reddit aprueba cada aplicación por separado y los comercios necesitan un contrato. Preparamos la publicación y abrimos el formulario ya relleno; tú lo envías.',
  needs: { account: 'Una cuenta de Reddit y una comunidad cuyas normas permitan lo que publicas.' },
}
