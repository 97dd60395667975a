import type { Format } from '../formats/format.ts'
import { GB, MB, MINUTE } from '../units.ts'

export const tiktokFormats: readonly Format[] = [
  {
    id: 'tiktok_video',
    name: { en: 'Video', es: 'Vídeo' },
    description: {
      en: 'A vertical video in the feed.',
      es: 'Un vídeo vertical en el feed.',
    },
    dimensions: '1080x1920',
    maxDuration: 10 * MINUTE,
    fileTypes: ['mp4', 'mov', 'webm'],
    maxFileSize: 4 * GB,
    isPaid: false,
    isOrganic: true,
    takes: ['video'],
    platform: 'tiktok',
  },
  {
    id: 'tiktok_photo',
    name: { en: 'Photo post', es: 'Publicación con fotos' },
    description: {
      en: 'Up to 35 pictures that people swipe through.',
      es: 'Hasta 35 imágenes que se pasan con el dedo.',
    },
    dimensions: '1080x1920',
    fileTypes: ['jpg', 'webp'],
    maxFileSize: 20 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture'],
    platform: 'tiktok',
  },
  {
    id: 'tiktok_in_feed_ads',
    name: { en: 'In-feed ad', es: 'Anuncio en el feed' },
    description: {
      en: 'A paid video between other videos, with a button to your shop.',
      es: 'Un vídeo de pago entre otros vídeos, con un botón a tu tienda.',
    },
    dimensions: '1080x1920',
    maxDuration: 10 * MINUTE,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 500 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'tiktok',
  },
  {
    id: 'tiktok_spark_ads',
    name: { en: 'Spark Ad', es: 'Anuncio Spark' },
    description: {
      en: 'A post of yours, or of a customer who agrees, shown to more people for money.',
      es: 'Una publicación tuya, o de un cliente que está de acuerdo, que pagas por mostrar a más gente.',
    },
    dimensions: '1080x1920',
    maxDuration: 10 * MINUTE,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 500 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'tiktok',
  },
]
