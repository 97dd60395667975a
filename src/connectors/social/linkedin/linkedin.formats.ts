import { wordsOf } from '#platform/words.ts'
import type { Format } from '../formats/format.ts'
import { MB, MINUTE } from '../units.ts'
import { linkedinFormatMessages } from './i18n/index.ts'

const words = wordsOf(linkedinFormatMessages)

export const linkedinFormats: readonly Format[] = [
  {
    id: 'linkedin_post',
    ...words.linkedin_post,
    dimensions: '1200x627',
    fileTypes: ['jpg', 'png', 'gif'],
    maxFileSize: 5 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture'],
    platform: 'linkedin',
  },
  {
    id: 'linkedin_video',
    ...words.linkedin_video,
    dimensions: '1920x1080',
    maxDuration: 10 * MINUTE,
    fileTypes: ['mp4'],
    maxFileSize: 500 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['video'],
    platform: 'linkedin',
  },
  {
    id: 'linkedin_document',
    ...words.linkedin_document,
    dimensions: '1080x1350',
    fileTypes: ['pdf', 'pptx', 'docx'],
    maxFileSize: 100 * MB,
    isPaid: true,
    isOrganic: true,
    takes: ['document', 'picture'],
    platform: 'linkedin',
  },
  {
    id: 'linkedin_article',
    ...words.linkedin_article,
    dimensions: '1920x1080',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 10 * MB,
    isPaid: false,
    isOrganic: true,
    takes: ['picture'],
    platform: 'linkedin_newsletter',
  },
  {
    id: 'linkedin_sponsored',
    ...words.linkedin_sponsored,
    dimensions: '1200x627',
    fileTypes: ['jpg', 'png'],
    maxFileSize: 5 * MB,
    isPaid: true,
    isOrganic: false,
    takes: ['picture'],
    platform: 'linkedin',
  },
]
