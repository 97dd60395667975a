import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { GB, HOUR, MB } from '../units.ts'
import { facebookFormatMessages } from './i18n/index.ts'

const words = wordsOf(facebookFormatMessages)

export const facebookFormats: readonly Format[] = [
  {
    id: 'fb_feed_photo',
    ...words.fb_feed_photo,
    dimensions: '1200x630',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 10 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture'],
    platform: 'facebook',
  },
  {
    id: 'fb_feed_video',
    ...words.fb_feed_video,
    dimensions: '1280x720',
    maxDuration: 4 * HOUR,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 4 * GB,
    isPaid: true,
    isOrganic: true,
    takes: ['video'],
    platform: 'facebook',
  },
  {
    id: 'fb_story',
    ...words.fb_story,
    dimensions: '1080x1920',
    maxDuration: 60,
    fileTypes: ['jpg', 'png', 'mp4', 'mov'],
    maxFileSize: 100 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['picture', 'video'],
    platform: 'facebook_story',
  },
  {
    id: 'fb_reels',
    ...words.fb_reels,
    dimensions: '1080x1920',
    maxDuration: 90,
    fileTypes: ['mp4', 'mov'],
    maxFileSize: 1 * GB,
    isPaid: false,
    isOrganic: true,
    takes: ['video'],
    platform: 'facebook',
  },
  {
    id: 'fb_carousel_ads',
    ...words.fb_carousel_ads,
    dimensions: '1080x1080',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 10 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'facebook',
  },
]
