import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { GB, HOUR, MB } from '../units.ts'
import { youtubeColors } from './youtube.colors.ts'
import { youtubeCannot, youtubeFigures, youtubeNeeds, youtubeOptions } from './youtube-account.ts'

export const youtube: Manifest = {
  id: 'youtube',
  network: 'youtube',
  mode: 'direct',
  isLive: true,
  app: 'google',
  title: { max: 100, counting: 'utf16', isRequired: true },
  text: { max: 5000, counting: 'bytes', isRequired: false },
  maxHashtags: 60,
  media: {
    requires: 'video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 2 * MB,
    video: { minSeconds: 1, maxSeconds: 12 * HOUR, maxBytes: 256 * GB },
    size: { width: 1280, height: 720 },
  },
  cost: sharedWords.free,
  needs: youtubeNeeds,
  cannot: youtubeCannot,
  figures: youtubeFigures,
  style: 'description',
  preview: { colors: youtubeColors, foldsAt: 120, foldsAtLine: 3 },
  postHosts: ['youtube.com', 'youtu.be'],
  composeUrl: () => 'https://www.youtube.com/upload',
  options: youtubeOptions,
}
