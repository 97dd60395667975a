import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'
import { facebookNeeds } from './facebook-account.ts'

export const facebookStory: Manifest = {
  id: 'facebook_story',
  label: { en: 'Facebook Story', es: 'Historia de Facebook' },
  network: 'facebook',
  group: 'social',
  mode: 'direct',
  note: {
    en: 'A story has no caption: what people read must be in the picture.',
    es: 'Una historia no lleva texto aparte: lo que se lee tiene que estar en la imagen.',
  },
  text: { max: 2200, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 3, maxSeconds: 60, maxBytes: 100 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: FREE,
  needs: facebookNeeds,
  cannot: [
    {
      en: 'Stickers and links can only be added in the Facebook app.',
      es: 'Los stickers y los enlaces solo se añaden en la aplicación de Facebook.',
    },
    {
      en: 'Facebook takes no picture or video that was in an earlier post.',
      es: 'Facebook no acepta una imagen o un vídeo que ya estuviera en otra publicación.',
    },
  ],
  style: 'story',
  preview: { marks: [] },
  composeUrl: () => 'https://www.facebook.com/stories/create',
}
