import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { tiktokFormatMessages } from './i18n/index.ts'

const words = wordsOf(tiktokFormatMessages)

export const tiktokFormats: readonly Format[] = [
  {
    id: 'tiktok_video',
    ...words.tiktok_video,
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
    ...words.tiktok_photo,
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
    ...words.tiktok_in_feed_ads,
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
    ...words.tiktok_spark_ads,
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
