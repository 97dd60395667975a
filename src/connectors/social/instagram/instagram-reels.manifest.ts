import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB, MINUTE } from '../units.ts'
import { instagramNeeds } from './instagram-account.ts'

export const instagramReels: Manifest = {
  id: 'instagram_reels',
  label: { en: 'Instagram Reels', es: 'Reels de Instagram' },
  network: 'instagram',
  group: 'social',
  mode: 'direct',
  text: { max: 2200, counting: 'utf16', isRequired: false },
  maxHashtags: 30,
  maxMentions: 20,
  media: {
    requires: 'video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 8 * MB,
    video: { minSeconds: 3, maxSeconds: 15 * MINUTE, maxBytes: 300 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: FREE,
  needs: instagramNeeds,
  cannot: [
    {
      en: 'Music from Instagram’s library can only be added in the Instagram app.',
      es: 'La música de la biblioteca de Instagram solo se añade en la aplicación de Instagram.',
    },
  ],
  style: 'clip',
  preview: { foldsAt: 80, foldsAtLine: 2, marks: ['hashtag', 'mention'] },
  composeUrl: () => 'https://www.instagram.com/',
}
