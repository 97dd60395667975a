import type { ArticleWording } from '#platform/help-article.ts'

export const notifications: ArticleWording = {
  title: 'Notifications',
  summary:
    'The bell at the top shows a red dot when something needs your attention: a post that’s waiting, a task to approve, an overdue invoice.',
  words: 'bell red dot alert notice unread mark read news',
  phrasings: [
    'nobody told me that my post went out',
    'no alert when something happened',
    'too many emails from you',
    'alerts',
    'too many alerts',
    'stop emails about everything',
    'not getting alerts',
    'turn off notifications',
    'what does the red dot mean',
    'the dot does not go away',
    'get an alert when something happens',
    'email me when something happens',
    'the bell',
  ],
  body: [
    'Press the bell to see your latest notifications. Press one to open it and mark it as read, or use **Mark all as read**.',
    'You get each one once, in your own language. We email you only about posts that are ready for you to publish, invitations, and your password or email address.',
    'Choose your reminders in [Settings, under Notifications](/settings?section=notifications): **Email me when a post is ready for me to publish** is on by default, and **Remind me before the time too** adds one 10, 30 or 60 minutes earlier. You get one email per campaign and time, with a link to each post.',
    '**Notify me on this device** shows the reminder on your phone or computer, even when CampAIgner is closed. It needs an https address and your permission in the browser.',
    'On an iPhone or iPad, add CampAIgner to the home screen first (iOS 16.4 or later):',
    {
      steps: [
        'Open CampAIgner in Safari, tap the Share button, then Add to Home Screen.',
        'Open CampAIgner from the home screen and sign in.',
        'Open [Settings, under Notifications](/settings?section=notifications) there and turn on **Notify me on this device**.',
      ],
    },
    'On Android, notifications work in the browser. To have CampAIgner on the home screen too, open it in Chrome, tap the menu with three dots, then Add to Home screen.',
  ],
  questions: [
    {
      ask: 'How do I get rid of the red dot?',
      answer: 'Open the bell and press “Mark all as read”, or open the unread ones.',
    },
  ],
}
