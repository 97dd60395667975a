import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const googleBusinessNames: Translation<typeof en.googleBusinessNames> = {
  google_business: 'Google Business',
}

export const googleBusiness: Translation<typeof en.googleBusiness> = {
  note: 'Se ve en la Búsqueda de Google y en Maps. No pongas teléfonos en el texto: Google los rechaza.',
  needs: {
    profile: 'Un perfil de empresa de Google que Google haya verificado.',
    project: 'Un proyecto en Google Cloud al que Google haya dado acceso.',
  },
}
