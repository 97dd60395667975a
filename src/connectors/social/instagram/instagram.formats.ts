import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { MB, MINUTE } from '../units.ts'
import { instagramFormatMessages } from './i18n/index.ts'

const words = wordsOf(instagramFormatMessages)

export const instagramFormats: readonly Format[] = [
  {
    id: 'ig_feed_photo',
    ...words.ig_feed_photo,
    dimensions: '1080x1080',
    fileTypes: ['jpg'],
    maxFileSize: 8 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture'],
    platform: 'instagram',
  },
  {
    id: 'ig_carousel',
    ...words.ig_carousel,
    dimensions: '1080x1350',
    fileTypes: ['jpg'],
    maxFileSize: 8 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture'],
    platform: 'instagram',
  },
  {
    id: 'ig_stories',
    ...words.ig_stories,
    dimensions: '1080x1920',
    maxDuration: 60,
    fileTypes: ['jpg', 'mp4', 'mov'],
    maxFileSize: 100 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture', 'video'],
    platform: 'instagram_story',
  },
  {
    id: 'ig_reels',
    ...words.ig_reels,
    dimensions: '1080x1920',
    maxDuration: 90,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 300 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['video'],
    platform: 'instagram_reels',
  },
  {
    id: 'ig_feed_video_ads',
    ...words.ig_feed_video_ads,
    dimensions: '1080x1350',
    maxDuration: 2 * MINUTE,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 300 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'instagram_reels',
  },
]
