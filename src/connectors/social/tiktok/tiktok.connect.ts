import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { tiktokConnectMessages } from './i18n/index.ts'

const { app, posts, steps, advice } = wordsOf(tiktokConnectMessages)

/** What to do when signing in did not work. */
export const tiktokAdvice = advice

export const tiktokGuide: ConnectGuide = {
  steps: [steps.choose, steps.allow, steps.finish],
  fields: [
    {
      id: 'posts',
      kind: 'choice',
      label: posts.label,
      hint: posts.hint,
      choices: [
        { value: 'drafts', label: posts.choices.drafts },
        { value: 'direct', label: posts.choices.direct },
      ],
      preset: 'drafts',
    },
  ],
  hasSignIn: true,
  app: {
    name: 'tiktok',
    steps: [
      app.steps.create,
      app.steps.products,
      app.steps.redirect,
      app.steps.images,
      app.steps.review,
      app.steps.keys,
    ],
    link: { url: 'https://developers.tiktok.com/apps/', label: app.link },
    clientId: untranslated('Client key'),
    clientSecret: untranslated('Client secret'),
  },
}
