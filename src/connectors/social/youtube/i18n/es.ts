import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const youtubeNames: Translation<typeof en.youtubeNames> = {
  youtube: 'YouTube',
  youtube_shorts: 'YouTube Shorts',
}

export const youtube: Translation<typeof en.youtube> = {
  needs: {
    channel: 'Una cuenta de Google con un canal de YouTube.',
    project: 'Un proyecto en Google Cloud que YouTube haya auditado.',
  },
  cannot: { postPublicly: 'Hasta que YouTube audite el proyecto, los vídeos que suba quedan privados.' },
}

export const youtubeFormat: Translation<typeof en.youtubeFormat> = {
  youtube_video: {
    name: 'Vídeo',
    description: 'Un vídeo horizontal en tu canal, que aparece en las búsquedas durante años.',
  },
  youtube_shorts: { name: 'Short', description: 'Un vídeo vertical de hasta tres minutos.' },
  youtube_skippable_ads: {
    name: 'Anuncio saltable',
    description: 'Aparece antes de un vídeo; se puede saltar a los cinco segundos.',
  },
  youtube_non_skippable_ads: {
    name: 'Anuncio no saltable',
    description: 'Quince segundos antes de un vídeo, sin botón para saltarlo.',
  },
  youtube_bumper_ads: { name: 'Anuncio bumper', description: 'Seis segundos: tu nombre y una sola idea.' },
}
