import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const xNames: Translation<typeof en.xNames> = { x: 'X (Twitter)' }

export const x: Translation<typeof en.x> = {
  note: 'X cuenta a su manera: un enlace son 23 caracteres y un emoji, dos.',
  cost: 'X cobra unos 0,015 $ por cada publicación, 0,20 $ si lleva un enlace',
  needs: {
    account: 'Una cuenta de X.',
    developerAccount: 'Una cuenta de desarrollador en X con un medio de pago: X te cobra directamente.',
  },
}

export const xFormat: Translation<typeof en.xFormat> = {
  twitter_post: { name: 'Publicación con imagen', description: 'Un texto corto con hasta cuatro imágenes.' },
  twitter_video: { name: 'Vídeo', description: 'Un texto corto con un vídeo.' },
  twitter_gif: { name: 'Imagen animada', description: 'Una animación corta, sin sonido.' },
  twitter_promoted: {
    name: 'Publicación promocionada',
    description: 'Una publicación de pago con el aspecto de siempre, para las personas que elijas.',
  },
}
