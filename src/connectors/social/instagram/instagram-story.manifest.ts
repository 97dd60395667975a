import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'
import { instagramNeeds } from './instagram-account.ts'

export const instagramStory: Manifest = {
  id: 'instagram_story',
  label: { en: 'Instagram Story', es: 'Historia de Instagram' },
  network: 'instagram',
  group: 'social',
  mode: 'direct',
  note: {
    en: 'A story has no caption: what people read must be in the picture.',
    es: 'Una historia no lleva texto aparte: lo que se lee tiene que estar en la imagen.',
  },
  text: { max: 2200, counting: 'utf16', isRequired: false },
  maxHashtags: 30,
  maxMentions: 20,
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 8 * MB,
    video: { minSeconds: 3, maxSeconds: 60, maxBytes: 100 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: FREE,
  needs: instagramNeeds,
  cannot: [
    {
      en: 'Stickers for links, polls and mentions can only be added in the Instagram app.',
      es: 'Los stickers de enlaces, encuestas y menciones solo se añaden en la aplicación de Instagram.',
    },
  ],
  style: 'story',
  preview: { marks: [] },
  composeUrl: () => 'https://www.instagram.com/',
}
