import type { ArticleWording } from '#platform/help-article.ts'

export const welcome: ArticleWording = {
  title: 'Your first three minutes',
  summary:
    'After you sign up, four short questions set up your shop and write your first post. You can skip any of them.',
  words: 'welcome getting started setup onboarding first post questions checklist begin new account',
  phrasings: [
    'how do i get started',
    'where do i begin',
    'i just signed up what now',
    'set up my shop',
    'write my first post',
    'what is the get started list on home',
  ],
  body: [
    'The questions ask for your business name and what you do, your country and language, your logo or style, and what your first post is about. Each answer is saved as you go.',
    'Then you see your post on five platforms, with your photo if you added one. Publish it to the sandbox to try everything out, or edit it first. Nothing goes out until you say so.',
    'You left early? [Open the questions again](/welcome), or use the **Get started** list on Home. The list goes away once everything on it is done, or when you hide it.',
  ],
  questions: [
    {
      ask: 'Who sees a post in the sandbox?',
      answer: 'Only you and your team. The sandbox is a test network inside CampAIgner.',
    },
  ],
}
