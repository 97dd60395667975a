import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const instagramNames: Translation<typeof en.instagramNames> = {
  instagram: 'Instagram',
  instagram_story: 'Historia de Instagram',
  instagram_reels: 'Reels de Instagram',
}

export const instagram: Translation<typeof en.instagram> = {
  needs: {
    account: 'Una cuenta de Instagram de empresa o de creador, vinculada a tu página de Facebook.',
    publicAddress:
      'CampAIgner en una dirección https pública, para que Instagram pueda recoger las imágenes.',
  },
  cannot: {
    addFilters:
      'Los filtros, la música y las etiquetas de producto solo se añaden en la aplicación de Instagram.',
  },
  collaborators: {
    label: 'Colaboradores',
    hint: 'Hasta tres nombres de usuario, separados por comas. Cuando aceptan, la publicación sale también en sus perfiles.',
  },
  reels: {
    inFeed: { label: 'Dónde se ve', yes: 'En Reels y en el feed', no: 'Solo en Reels' },
    cannot: {
      addMusic: 'La música de la biblioteca de Instagram solo se añade en la aplicación de Instagram.',
    },
  },
  story: {
    cannot: {
      addStickers:
        'Los stickers de enlaces, encuestas y menciones solo se añaden en la aplicación de Instagram.',
    },
  },
  figures: { reach: 'Cuentas alcanzadas' },
  storyFigures: 'Instagram informa de una historia durante 24 horas, y solo si la ha visto suficiente gente.',
}

export const instagramFormat: Translation<typeof en.instagramFormat> = {
  ig_feed_photo: { name: 'Foto en el feed', description: 'Una imagen cuadrada que se queda en tu perfil.' },
  ig_carousel: { name: 'Carrusel', description: 'De dos a diez imágenes que se pasan con el dedo.' },
  ig_stories: {
    name: 'Historia',
    description: 'A pantalla completa; desaparece a las 24 horas. Ideal para la oferta de hoy.',
  },
  ig_reels: { name: 'Reel', description: 'Un vídeo corto y vertical que también llega a quien no te sigue.' },
  ig_feed_video_ads: {
    name: 'Anuncio de vídeo en el feed',
    description: 'Un vídeo de pago entre las publicaciones de la gente de tu zona.',
  },
}
