import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const tiktokNames: Translation<typeof en.tiktokNames> = { tiktok: 'TikTok' }

export const tiktok: Translation<typeof en.tiktok> = {
  needs: {
    account: 'Una cuenta de TikTok.',
    app: 'Una aplicación en TikTok for Developers que TikTok haya auditado.',
  },
  cannot: {
    postPublicly: 'Hasta que TikTok audite la aplicación, solo tú ves lo que publica.',
    readMessages: 'En la UE, el Reino Unido y Suiza, las aplicaciones no pueden leer los mensajes privados.',
  },
}

export const tiktokFormat: Translation<typeof en.tiktokFormat> = {
  tiktok_video: { name: 'Vídeo', description: 'Un vídeo vertical en el feed.' },
  tiktok_photo: { name: 'Publicación con fotos', description: 'Hasta 35 imágenes que se pasan con el dedo.' },
  tiktok_in_feed_ads: {
    name: 'Anuncio en el feed',
    description: 'Un vídeo de pago entre otros vídeos, con un botón a tu tienda.',
  },
  tiktok_spark_ads: {
    name: 'Anuncio Spark',
    description: 'Pagas por mostrar a más gente una publicación tuya, o de un cliente que acepte.',
  },
}
