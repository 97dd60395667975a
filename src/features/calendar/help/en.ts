import type { ArticleWording } from '#platform/help-article.ts'

export const calendar: ArticleWording = {
  title: 'The content calendar',
  summary:
    'The calendar shows what goes out and when. Select a day to see its posts, and drag a post to another day to move it.',
  words: 'calendar month week list schedule move drag day filter agenda view by',
  phrasings: [
    'calendar of this month',
    'what is coming up this week',
    'everything that is planned',
    'calendar',
    'what is planned this week',
    'see what goes out when',
    'drag a post to another day',
    'move a post',
    'week view',
    'cannot drag a post',
  ],
  body: [
    {
      steps: [
        'Open the [Calendar](/calendar) and choose **Month**, **Week** or **List**.',
        'Click a day to see its posts; click again to deselect it. It stays selected when you switch calendar views.',
        '**New campaign** starts a campaign for that day.',
        'Drag a post to another day, or use **Move**. It keeps its time, and **Undo** reverses the move.',
        '**View** and **Edit** open its campaign or content plan.',
      ],
    },
    'Filter by platform and status; **Clear filters** removes the filters. Posts from content plans that aren’t scheduled yet are shown too, and marked.',
    'All times in the calendar are in your shop’s time zone. Published posts can’t be moved.',
  ],
  questions: [
    {
      ask: 'How do I move a post to another day?',
      answer: 'Drag it in the calendar, or select its day and press “Move”. The time stays the same.',
    },
    {
      ask: 'Why do I see posts I never wrote?',
      answer:
        'An empty calendar shows sample data, marked as such. It disappears when your first post has a date.',
    },
  ],
}
