import type { Format } from '../formats/format.ts'
import { GB, MB, MINUTE } from '../units.ts'

export const snapchatFormats: readonly Format[] = [
  {
    id: 'snapchat_story',
    name: { en: 'Story', es: 'Historia' },
    description: {
      en: 'Full screen on your public profile for 24 hours.',
      es: 'A pantalla completa en tu perfil público durante 24 horas.',
    },
    dimensions: '1080x1920',
    maxDuration: 60,
    fileTypes: ['jpg', 'png', 'mp4'],
    maxFileSize: 500 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture', 'video'],
    platform: 'snapchat',
  },
  {
    id: 'snapchat_spotlight',
    name: { en: 'Spotlight', es: 'Spotlight' },
    description: {
      en: 'A vertical video for people who do not follow you.',
      es: 'Un vídeo vertical para quien no te sigue.',
    },
    dimensions: '1080x1920',
    maxDuration: 60,
    fileTypes: ['mp4'],
    maxFileSize: 500 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['video'],
    platform: 'snapchat',
  },
  {
    id: 'snapchat_snap_ads',
    name: { en: 'Snap ad', es: 'Anuncio Snap' },
    description: {
      en: 'A paid full-screen video between the stories of friends.',
      es: 'Un vídeo de pago a pantalla completa entre las historias de los amigos.',
    },
    dimensions: '1080x1920',
    maxDuration: 3 * MINUTE,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 1 * GB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'snapchat',
  },
  {
    id: 'snapchat_story_ads',
    name: { en: 'Story ad', es: 'Anuncio en historias' },
    description: {
      en: 'A paid tile that opens up to twenty of your pictures.',
      es: 'Una ficha de pago que abre hasta veinte imágenes tuyas.',
    },
    dimensions: '1080x1920',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 5 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'snapchat',
  },
]
