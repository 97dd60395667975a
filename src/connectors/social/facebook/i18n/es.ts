import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const facebookNames: Translation<typeof en.facebookNames> = {
  facebook: 'Facebook',
  facebook_story: 'Historia de Facebook',
}

export const facebook: Translation<typeof en.facebook> = {
  needs: { page: 'Una página de Facebook que administres.' },
  cannot: {
    postPublicly:
      'Hasta que publiques tu app de Meta, solo quienes tienen un rol en ella ven tus publicaciones.',
    postToProfiles: 'Las aplicaciones no pueden publicar en perfiles personales ni grupos; ahí publicas tú.',
  },
  link: {
    label: 'Enlace',
    hint: 'Facebook muestra una vista previa de esa página bajo el texto. Si lo dejas vacío, la del primer enlace del texto.',
  },
  story: {
    cannot: {
      addStickers: 'Los stickers y los enlaces solo se añaden en la aplicación de Facebook.',
      reuseMedia: 'Facebook no acepta una imagen o un vídeo de una publicación anterior.',
    },
  },
  figures: { reach: 'Espectadores' },
  figuresNote: 'Facebook solo informa de espectadores y clics en páginas con 100 me gusta o más.',
}

export const facebookFormat: Translation<typeof en.facebookFormat> = {
  fb_feed_photo: { name: 'Foto en el feed', description: 'Una imagen con texto en tu página.' },
  fb_feed_video: { name: 'Vídeo en el feed', description: 'Un vídeo en tu página, con texto encima.' },
  fb_story: { name: 'Historia', description: 'A pantalla completa; desaparece a las 24 horas.' },
  fb_reels: { name: 'Reel', description: 'Un vídeo corto y vertical para quien aún no te conoce.' },
  fb_carousel_ads: {
    name: 'Anuncio en carrusel',
    description: 'De dos a diez tarjetas de pago, cada una con su imagen.',
  },
}
