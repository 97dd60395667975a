import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { youtubeCannot, youtubeFigures, youtubeNeeds, youtubeOptions } from './youtube-account.ts'

export const youtubeShorts: Manifest = {
  id: 'youtube_shorts',
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
    video: { minSeconds: 1, maxSeconds: 3 * MINUTE, maxBytes: 256 * GB, maxRatio: 1 },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: youtubeNeeds,
  cannot: youtubeCannot,
  figures: youtubeFigures,
  style: 'clip',
  preview: { foldsAt: 80, marks: ['hashtag', 'mention'] },
  postHosts: ['youtube.com', 'youtu.be'],
  composeUrl: () => 'https://www.youtube.com/upload',
  options: youtubeOptions,
}
