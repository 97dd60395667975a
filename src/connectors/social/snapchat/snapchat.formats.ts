import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { snapchatFormatMessages } from './i18n/index.ts'

const words = wordsOf(snapchatFormatMessages)

export const snapchatFormats: readonly Format[] = [
  {
    id: 'snapchat_story',
    ...words.snapchat_story,
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
    ...words.snapchat_spotlight,
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
    ...words.snapchat_snap_ads,
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
    ...words.snapchat_story_ads,
    dimensions: '1080x1920',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 5 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'snapchat',
  },
]
