import type { ArticleWording } from '#platform/help-article.ts'

export const yourData: ArticleWording = {
  title: 'Export or delete your data',
  summary:
    'Owners can export everything as a ZIP file, or permanently delete the account and the workspace, under Data in Settings.',
  words:
    'export backup download zip delete account workspace gdpr privacy remove leave terms personal data close take with me everything',
  phrasings: [
    'close my shop account',
    'take my data with me',
    'delete my account',
    'delete everything',
    'download all my data',
    'export everything',
    'leave and take my data',
    'privacy',
  ],
  body: [
    {
      steps: [
        'Open [Settings](/settings?section=data), **Data**, and press **Export everything**. You get all your data as JSON and every stored file; passwords and keys aren’t included.',
        'To delete, press **Delete workspace…**, then type its name and your password.',
      ],
    },
    'You can’t undo this: everything is deleted, for your whole team. Existing backups keep the data until your administrator deletes them. If you only want to leave, use **Leave team** under **People**.',
    '[Privacy](/privacy) and [Terms](/terms) explain what we store and what we agree on.',
  ],
  questions: [
    {
      ask: 'How do I export all my data?',
      answer: 'If you’re an owner: Settings, Data, “Export everything”. You get one ZIP file.',
    },
    {
      ask: 'How do I delete my account?',
      answer:
        'Owners delete it together with the workspace, in Settings under Data. Members use “Leave team” under People.',
    },
    {
      ask: 'Where is my data stored?',
      answer: 'In the database and the data folder of the server that runs CampAIgner, and nowhere else.',
    },
  ],
}
