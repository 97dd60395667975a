import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { composeUrl } from '../text/compose-url.ts'
import { MB, MINUTE } from '../units.ts'
import { whatsappMessages } from './i18n/index.ts'
import { whatsappColors } from './whatsapp.colors.ts'

const words = wordsOf(whatsappMessages)

export const whatsapp: Manifest = {
  id: 'whatsapp',
  network: 'whatsapp',
  mode: 'direct',
  isLive: true,
  hasKeysOfApp: true,
  note: words.note,
  // The limit of an approved template, which every message to customers is.
  text: { max: 1024, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 1,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 1, maxSeconds: 10 * MINUTE, maxBytes: 16 * MB },
    size: { width: 1080, height: 1080 },
  },
  cost: words.cost,
  needs: [words.needs.account, words.needs.template, words.needs.consent],
  cannot: [words.cannot.postStatus],
  goesTo: 'phones',
  templates: {
    managerUrl: 'https://business.facebook.com/latest/whatsapp_manager/message_templates',
    pricesUrl: 'https://developers.facebook.com/docs/whatsapp/pricing',
  },
  style: 'personal',
  preview: { colors: whatsappColors, foldsAt: 768, marks: ['link'], hasEmphasis: true },
  composeUrl: ({ text }) => composeUrl('https://wa.me/', { text }),
  replyWindowHours: 24,
}
