import type { ArticleWording } from '#platform/help-article.ts'

export const demoData: ArticleWording = {
  title: 'Demo data',
  summary:
    'Load Demo Data fills your workspace with a demo shop, so you can see every screen in use. Remove it any time in Settings; your own data stays.',
  words: 'example test try sample shop remove delete clear fake',
  phrasings: [
    'customers i never met',
    'these people are not my customers',
    'wipe the pretend shop',
    'remove the demo shop',
    'fill it with example data',
    'clear the sample stuff',
    'these are not my customers',
  ],
  body: [
    {
      steps: [
        'Press **Load Demo Data** at the top of [Home](/home) or [Dashboard](/dashboard).',
        'Look around: you’ll find people, customers, invoices, campaigns with results, plans and more, each marked **Demo**.',
        'To remove it, open [Settings](/settings?section=data), **Data**, and press **Remove demo data**.',
      ],
    },
    'Only owners and managers can do this. Loading it twice adds nothing, and demo data is never sent to a network on its own.',
  ],
  questions: [
    {
      ask: 'How do I remove the demo data?',
      answer: 'Go to Settings, Data, and press “Remove demo data”. Everything you added yourself stays.',
    },
    {
      ask: 'Is demo data published anywhere?',
      answer: 'No. A demo campaign is published only if someone on your team publishes it on purpose.',
    },
  ],
}
