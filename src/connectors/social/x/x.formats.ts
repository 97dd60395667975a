import type { Format } from '../formats/format.ts'
import { MB } from '../units.ts'

export const xFormats: readonly Format[] = [
  {
    id: 'twitter_post',
    name: { en: 'Post with picture', es: 'Publicación con imagen' },
    description: {
      en: 'A short text with up to four pictures.',
      es: 'Un texto corto con hasta cuatro imágenes.',
    },
    dimensions: '1600x900',
    fileTypes: ['jpg', 'png', 'webp'],
    maxFileSize: 5 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture'],
    platform: 'x',
  },
  {
    id: 'twitter_video',
    name: { en: 'Video', es: 'Vídeo' },
    description: {
      en: 'A short text with a video.',
      es: 'Un texto corto con un vídeo.',
    },
    dimensions: '1280x720',
    maxDuration: 140,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 512 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['video'],
    platform: 'x',
  },
  {
    id: 'twitter_gif',
    name: { en: 'Animated picture', es: 'Imagen animada' },
    description: {
      en: 'A short loop without sound.',
      es: 'Una animación corta, sin sonido.',
    },
    dimensions: '1280x720',
    fileTypes: ['gif'],
    maxFileSize: 15 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture'],
    platform: 'x',
  },
  {
    id: 'twitter_promoted',
    name: { en: 'Promoted post', es: 'Publicación promocionada' },
    description: {
      en: 'A paid post that looks like any other, for the people you choose.',
      es: 'Una publicación de pago con el aspecto de siempre, para las personas que elijas.',
    },
    dimensions: '1200x675',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 5 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'x',
  },
]
