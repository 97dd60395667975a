import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { pinterestFormatMessages } from './i18n/index.ts'

const words = wordsOf(pinterestFormatMessages)

export const pinterestFormats: readonly Format[] = [
  {
    id: 'pinterest_pin',
    ...words.pinterest_pin,
    dimensions: '1000x1500',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 20 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture'],
    platform: 'pinterest',
  },
  {
    id: 'pinterest_video',
    ...words.pinterest_video,
    dimensions: '1080x1920',
    maxDuration: 15 * MINUTE,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 2 * GB,
    isPaid: true,
    isOrganic: true,
    takes: ['video'],
    platform: 'pinterest',
  },
  {
    id: 'pinterest_idea',
    ...words.pinterest_idea,
    dimensions: '1080x1920',
    maxDuration: 60,
    fileTypes: ['jpg', 'png', 'mp4', 'mov'],
    maxFileSize: 100 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture', 'video'],
    platform: 'pinterest',
  },
  {
    id: 'pinterest_carousel',
    ...words.pinterest_carousel,
    dimensions: '1000x1500',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 20 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture'],
    platform: 'pinterest',
  },
  {
    id: 'pinterest_shopping_ads',
    ...words.pinterest_shopping_ads,
    dimensions: '1000x1500',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 20 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'pinterest',
  },
]
