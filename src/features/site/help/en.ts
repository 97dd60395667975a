import type { ArticleWording } from '#platform/help-article.ts'

export const plans: ArticleWording = {
  title: 'Plans and prices',
  summary:
    'On your own server, CampAIgner is free and has no limits. The plan in Settings only records your choice.',
  words:
    'plan price pricing cost free trial starter professional business enterprise limit subscription pay billing per month upgrade',
  phrasings: [
    'what do i get if i pay',
    'is there a trial',
    'prices',
    'how much is it',
    'is it free',
    'cancel my subscription',
    'upgrade my plan',
    'pay by card',
    'monthly price',
  ],
  body: [
    'The [pricing page](/pricing) shows the plans of the hosted product and how many platforms and campaigns each one includes.',
    'Under **Your plan** in [Settings](/settings?section=plan), compare the plans. Only the owner can choose another one. Features that are still being built are marked **Not available yet**.',
  ],
  questions: [
    {
      ask: 'How much does it cost?',
      answer:
        'On your own server it’s free, with no limits. The pricing page shows the plans of the hosted product.',
    },
    { ask: 'Is there a limit on campaigns?', answer: 'Not on your own server.' },
  ],
}
