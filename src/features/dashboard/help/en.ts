import type { ArticleWording } from '#platform/help-article.ts'

export const dashboard: ArticleWording = {
  title: 'The dashboard',
  summary:
    'The dashboard compares this week’s, this month’s or today’s sales, campaigns and messages with the previous period.',
  words: 'overview sales card target period weekly monthly daily compare',
  phrasings: [
    'where do i see my sales',
    'total for this month',
    'how much did i sell this month',
    'a number on the dashboard looks wrong',
    'see todays sales',
    'sales this week compared with last',
    'change the sales target',
    'how am i doing this month',
  ],
  body: [
    'Choose the period at the top: this week, this month or today. Every card updates.',
    {
      list: [
        'Sales: your sales compared with the previous period, and how close you are to your target.',
        'Campaigns: how many campaigns and posts that period has.',
        'Inbox: your latest messages, with filters for unread and important ones.',
      ],
    },
    'Sales come from the POS you connect or the files you import under [Integrations](/integrations). Set your target under **Monthly sales target** in [Settings](/settings?section=business).',
  ],
  questions: [
    {
      ask: 'How do I change my monthly sales target?',
      answer: 'In Settings, under Business details. Leave it blank for no target.',
    },
    {
      ask: 'Why does the sales card show sample data?',
      answer:
        'Because you have no sales yet. Connect a POS under Integrations, or import your sales as a CSV file there.',
    },
  ],
}
