import type { ArticleWording } from '#platform/help-article.ts'

export const home: ArticleWording = {
  title: 'The home screen',
  summary:
    'Home shows six cards with your key numbers and the latest activity in your shop. Click a card to open its screen.',
  words: 'start page cards overview recent activity sample figures numbers',
  phrasings: [
    'what is all this after i log in',
    'what is on the first screen',
    'cards on the start page',
    'what is on the home screen',
    'latest activity',
  ],
  body: [
    'The cards open the inbox, campaigns, analytics, team, planner and dashboard. Below them is your team’s latest activity.',
    'A card marked **Sample data** has no data of yours yet. As soon as you have some, the card shows your own numbers.',
    'At the top are the brand switcher, the bell with your [notifications](/help?article=notifications) and, for owners and managers, **Load Demo Data**.',
  ],
  questions: [
    {
      ask: 'Why do I see numbers that are not mine?',
      answer:
        'They’re sample data, and marked as such. Each card switches to your own numbers as soon as you have data for it.',
    },
  ],
}
