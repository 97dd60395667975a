import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { GB, HOUR, MINUTE } from '../units.ts'
import { youtubeFormatMessages } from './i18n/index.ts'

const words = wordsOf(youtubeFormatMessages)

export const youtubeFormats: readonly Format[] = [
  {
    id: 'youtube_video',
    ...words.youtube_video,
    dimensions: '1920x1080',
    maxDuration: 12 * HOUR,
    fileTypes: ['mp4', 'mov', 'webm'],
    maxFileSize: 256 * GB,
    isPaid: false,
    isOrganic: true,
    takes: ['video'],
    platform: 'youtube',
  },
  {
    id: 'youtube_shorts',
    ...words.youtube_shorts,
    dimensions: '1080x1920',
    maxDuration: 3 * MINUTE,
    fileTypes: ['mp4', 'mov', 'webm'],
    maxFileSize: 256 * GB,
    isPaid: false,
    isOrganic: true,
    takes: ['video'],
    platform: 'youtube_shorts',
  },
  {
    id: 'youtube_skippable_ads',
    ...words.youtube_skippable_ads,
    dimensions: '1920x1080',
    maxDuration: 3 * MINUTE,
    fileTypes: ['mp4', 'mov', 'webm'],
    maxFileSize: 256 * GB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'youtube',
  },
  {
    id: 'youtube_non_skippable_ads',
    ...words.youtube_non_skippable_ads,
    dimensions: '1920x1080',
    maxDuration: 15,
    fileTypes: ['mp4', 'mov', 'webm'],
    maxFileSize: 256 * GB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'youtube',
  },
  {
    id: 'youtube_bumper_ads',
    ...words.youtube_bumper_ads,
    dimensions: '1920x1080',
    maxDuration: 6,
    fileTypes: ['mp4', 'mov', 'webm'],
    maxFileSize: 256 * GB,
    isPaid: true,
    isOrganic: false,
    takes: ['video'],
    platform: 'youtube',
  },
]
