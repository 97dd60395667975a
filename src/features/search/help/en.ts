import type { ArticleWording } from '#platform/help-article.ts'

export const search: ArticleWording = {
  title: 'Search and keyboard shortcuts',
  summary:
    'Press Ctrl+K (⌘K on a Mac), or **Search** at the top, to find any screen, action, campaign, customer, conversation or help article.',
  words: 'find look up command palette quick jump hotkey keys keyboard shortcut ctrl k cmd recent open',
  phrasings: [
    'how do i search',
    'search everything',
    'find a campaign quickly',
    'what are the keyboard shortcuts',
    'turn off keyboard shortcuts',
    'work without a mouse',
    'jump to another screen',
  ],
  body: [
    'Before you type, you see what you opened last in this browser, then what you can do and where you can go. As you type, the results are sorted into groups. Accents and capital letters don’t matter, and one wrong letter is fine for screens and actions.',
    {
      list: [
        'Arrow keys choose a result, Enter opens it, and Ctrl+Enter (⌘Enter) opens it in a new tab. Escape closes the search.',
        'If you show one brand only, the search finds that brand and what has none, like the lists do.',
        'Nothing found? Choose the last line to ask the help chat the same question.',
        'Press ? to see every shortcut. Press G and then a letter to go to a screen: D for the dashboard, C for the calendar, I for the inbox, M for campaigns, U for customers.',
      ],
    },
  ],
  questions: [
    {
      ask: 'How do I turn keyboard shortcuts off?',
      answer:
        'Press ? and turn off **Single-key shortcuts**. It’s saved in this browser. Ctrl+K keeps working.',
    },
    {
      ask: 'Who can see my recent list?',
      answer:
        'Only this browser remembers what you opened, without names. Each workspace and each person has its own list.',
    },
  ],
}
