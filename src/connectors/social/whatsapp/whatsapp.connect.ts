import { wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { whatsappConnectMessages } from './i18n/index.ts'

const { steps, link, fields, advice } = wordsOf(whatsappConnectMessages)

export const whatsappAdvice = advice

export const whatsappGuide: ConnectGuide = {
  steps: [steps.app, steps.number, steps.payment, steps.user, steps.token, steps.secret, steps.enter],
  link: { url: 'https://developers.facebook.com/apps/', label: link },
  fields: [
    { id: 'numberId', kind: 'text', ...fields.numberId },
    { id: 'businessId', kind: 'text', ...fields.businessId },
    { id: 'token', kind: 'secret', ...fields.token },
    { id: 'appSecret', kind: 'secret', isOptional: true, ...fields.appSecret },
  ],
}
