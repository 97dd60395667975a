import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const pinterestNames: Translation<typeof en.pinterestNames> = { pinterest: 'Pinterest' }

export const pinterest: Translation<typeof en.pinterest> = {
  needs: {
    account: 'Una cuenta de empresa de Pinterest con un tablero.',
    app: 'Una aplicación en Pinterest Developers que Pinterest haya aprobado.',
  },
  cannot: { postPublicly: 'Hasta que Pinterest apruebe la aplicación, solo tú ves sus pines.' },
}

export const pinterestFormat: Translation<typeof en.pinterestFormat> = {
  pinterest_pin: {
    name: 'Pin',
    description: 'Una imagen vertical con un enlace, que aparece en las búsquedas durante meses.',
  },
  pinterest_video: {
    name: 'Pin de vídeo',
    description: 'Un pin que se mueve: muestra cómo se hace, paso a paso.',
  },
  pinterest_idea: { name: 'Pin de idea', description: 'Una idea en unas pocas páginas a pantalla completa.' },
  pinterest_carousel: { name: 'Carrusel', description: 'De dos a cinco imágenes en un pin.' },
  pinterest_shopping_ads: {
    name: 'Anuncio de compra',
    description: 'Un pin de pago de un producto con su precio.',
  },
}
