import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const snapchatNames: Translation<typeof en.snapchatNames> = { snapchat: 'Snapchat' }

export const snapchat: Translation<typeof en.snapchat> = {
  note: 'Snapchat solo abre su API a empresas de una lista propia. Preparamos la imagen y el texto; tú los publicas.',
  needs: { account: 'Una cuenta de Snapchat con perfil público.' },
}

export const snapchatFormat: Translation<typeof en.snapchatFormat> = {
  snapchat_story: {
    name: 'Historia',
    description: 'A pantalla completa en tu perfil público durante 24 horas.',
  },
  snapchat_spotlight: { name: 'Spotlight', description: 'Un vídeo vertical para quien no te sigue.' },
  snapchat_snap_ads: {
    name: 'Anuncio Snap',
    description: 'Un vídeo de pago a pantalla completa entre las historias de los amigos.',
  },
  snapchat_story_ads: {
    name: 'Anuncio en historias',
    description: 'Una ficha de pago que abre hasta veinte imágenes tuyas.',
  },
}
