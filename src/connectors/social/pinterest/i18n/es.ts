import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const pinterestNames: Translation<typeof en.pinterestNames> = { pinterest: 'Pinterest' }

export const pinterest: Translation<typeof en.pinterest> = {
  needs: {
    account: 'Una cuenta de empresa de Pinterest con un tablero.',
    app: 'Una app tuya en Pinterest Developers. Al conectar te explicamos cómo.',
  },
  link: {
    label: 'Enlace',
    hint: 'Adónde lleva el pin. Si lo dejas vacío, al primer enlace del texto.',
  },
  cannot: {
    postPublicly: 'Con acceso de prueba solo tú ves sus pines. Pide a Pinterest el acceso estándar.',
  },
  figures: {
    shares: 'Guardados',
    savesCount: 'guardado en un tablero, no enviado a otras personas',
    clicks: 'Clics salientes',
  },
}

export const pinterestConnect: Translation<typeof en.pinterestConnect> = {
  app: {
    steps: {
      business: 'En Pinterest, pasa tu cuenta a cuenta de empresa. Es gratis.',
      create:
        'Abre My apps, elige Connect app y cuenta para qué es: publicar tus propios pines. Pinterest responde en unos días.',
      redirect: 'Abre la app, elige Configure y añade la dirección de retorno de abajo.',
      keys: 'Copia el App ID y la App secret key en los campos de abajo.',
    },
    link: 'Abrir My apps en Pinterest',
  },
  steps: {
    allow: 'Continúa en Pinterest y permite el acceso.',
    choose: 'De vuelta aquí, elige los tableros en los que publicar.',
  },
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
