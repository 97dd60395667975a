import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { MB } from '../units.ts'
import { xFormatMessages } from './i18n/index.ts'

const words = wordsOf(xFormatMessages)

export const xFormats: readonly Format[] = [
  {
    id: 'twitter_post',
    ...words.twitter_post,
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
    ...words.twitter_video,
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
    ...words.twitter_gif,
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
    ...words.twitter_promoted,
    dimensions: '1200x675',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 5 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'x',
  },
]
