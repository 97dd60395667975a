import type { ArticleWording } from '#platform/help-article.ts'

export const calendar: ArticleWording = {
  title: 'The content calendar',
  summary:
    'The calendar shows what goes out and when. Select a day to see its posts, and drag a post to another day to move it.',
  words:
    'calendar month week list schedule move drag day hour time filter agenda view by holiday occasion warning undo select several bulk posting times slots queue free subscribe google apple outlook ical ics feed link',
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
    'move several posts at once',
    'undo a move on the calendar',
    'holidays on the calendar',
    'two posts too close together',
    'same text posted twice',
    'set my posting times',
    'free slots on the calendar',
    'choose when the queue posts',
    'see my posts in google calendar',
    'subscribe to the calendar in outlook',
    'turn off the calendar link',
  ],
  body: [
    {
      steps: [
        'Open the [Calendar](/calendar) and choose **Month**, **Week** or **List**.',
        'Click a day to see its posts; click again to deselect it. It stays selected when you switch calendar views.',
        'The + on a day, or a free hour of the week, starts a campaign at that time. So does a holiday of your country, with a first idea.',
        'Drag a post to another day, or use **Move**. In **Week** you also choose the time, in steps of 15 minutes.',
        '**View** and **Edit** open its campaign or content plan.',
      ],
    },
    'With the keyboard, press Space on a post of the week, move it with the arrow keys, and press Space again. Ctrl+Z (⌘Z on a Mac) undoes your last moves one by one.',
    {
      steps: [
        'To change several posts at once, press **Select** and tick them. Shift+click selects all posts in between.',
        'Press **Move** to move them by days or to one day, or **Back to draft** to unschedule them. Either all of them change or none. Dragging one of them moves all by the same distance; Escape ends the selection.',
      ],
    },
    {
      steps: [
        'To decide when each platform posts, press **Posting times**: choose the days and a time and press **Add time**. **Copy to all platforms** and **Use suggested times** save you the rest.',
        '**Show free times** marks the posting times that have no post yet. Click one to start a campaign for it, or drop a post on it.',
        'In a campaign, **Schedule** and **Add to queue** fill the next free times for you.',
      ],
    },
    'The calendar tells you when two posts go out on one platform within an hour, and when a text repeats within 30 days. The note disappears once you move or edit one of them.',
    {
      steps: [
        'To see your posts in Google Calendar, Apple Calendar or Outlook, press **Subscribe** and then **Create link**.',
        'Copy the link and add it to your calendar app as a calendar from a URL. Keep it private: anyone who has it can see your posts.',
        '**Turn off** ends the link at once. **Create a new link** replaces it.',
      ],
    },
    'Filter by platform and status; **Clear filters** removes the filters. Posts from content plans that aren’t scheduled yet are shown too, and marked.',
    'All times in the calendar are in your shop’s time zone. Published posts can’t be moved.',
  ],
  questions: [
    {
      ask: 'Who can change the posting times?',
      answer: 'Owners and managers. Everyone in the workspace can see them and add campaigns to the queue.',
    },
    {
      ask: 'How do I move a post to another day?',
      answer:
        'Drag it in the calendar, or select its day and press “Move”. In the month view the time stays the same.',
    },
    {
      ask: 'Why do I see posts I never wrote?',
      answer:
        'An empty calendar shows sample data, marked as such. It disappears when your first post has a date.',
    },
  ],
}
