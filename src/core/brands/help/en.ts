import type { ArticleWording } from '#platform/help-article.ts'

export const brands: ArticleWording = {
  title: 'Several brands in one workspace',
  summary:
    'A second shop or a product line can be its own brand, with a name, color, logo and accounts. The brand menu at the top decides which one your lists show.',
  words: 'brand switcher second shop active archive restore filter',
  phrasings: [
    'opened a second location',
    'keep my two shops apart',
    'switch between businesses',
    'switch between my shops',
    'second shop',
    'another location',
    'two businesses in one account',
    'switch between shops',
    'add another brand',
  ],
  body: [
    {
      steps: [
        'Press the brand name at the top of [Home](/home) and choose **Add brand**.',
        'Give it a name, a color and a logo.',
        'Choose it in the same menu to see only what belongs to it, plus anything without a brand.',
      ],
    },
    'Your choice applies to this browser only; it doesn’t change what your team sees. Under **Brands** in [Settings](/settings?section=brands) you can edit a brand, **Archive** it or **Restore** it. Everything that belongs to an archived brand is kept.',
  ],
  questions: [
    {
      ask: 'Do posts use the brand name or the business name?',
      answer:
        'With several brands, a brand’s campaigns use that brand’s name. Everything else uses your business name from Settings.',
    },
    {
      ask: 'Why are some of my customers or campaigns missing?',
      answer:
        'You may have a brand selected. Lists then show only what belongs to it, plus anything without a brand. Choose another one in the brand menu.',
    },
  ],
}
