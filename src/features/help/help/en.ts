import type { ArticleWording } from '#platform/help-article.ts'

export const gettingStarted: ArticleWording = {
  title: 'Your first three minutes',
  summary:
    'Four short questions set up your business and write your first post. In the sandbox you can try everything without any social media accounts.',
  words: 'begin beginner tutorial first steps start starting started new set up setup how does it work guide',
  phrasings: [
    'what can this app do for my shop',
    'quick tour',
    'i am in, now what',
    'what is this for',
    'i dont understand anything',
    'first steps',
    'signed up what is next',
    'where to begin',
    'set everything up',
    'what do i do first',
    'just joined what now',
    'new here how does this work',
    'step by step guide',
    'do i need social media accounts',
  ],
  body: [
    {
      steps: [
        'Answer the four short [welcome questions](/welcome): what your business is called and what you do, where you are, how your posts should look, and what your first post is about. Skip any you like.',
        'See your first post on five platforms, with your photo if you added one. Change what you like and press **Publish to the sandbox**. Nothing in the sandbox is public.',
        'Write the next one: open [Create a campaign](/waterfall), describe your idea in one sentence and press **Generate campaign**.',
        'Review the texts, then publish or schedule.',
        'Add or import your customers under [Customers](/customers).',
      ],
    },
    'The **Get started** list on [Home](/home) shows what is left. It goes away once everything on it is done, or when you hide it.',
    'Want to look around first? **Load Demo Data** at the top of [Home](/home) fills your workspace with a demo shop that you can remove later.',
  ],
  questions: [
    {
      ask: 'Where do I start?',
      answer:
        'With the [welcome questions](/welcome). Three minutes later you have a post in the sandbox, with your name, your look and your photo.',
    },
    {
      ask: 'Do I need social media accounts?',
      answer:
        'Not to try things out: the built-in sandbox publishes your posts where only your team can see them.',
    },
  ],
}

export const help: ArticleWording = {
  title: 'Getting help',
  summary: 'Search the help center, ask the help chat on the dashboard, or write to your administrator.',
  words:
    'support contact question faq chat assistant write message human talk speak real person phone call telephone request how fast',
  phrasings: [
    'something is broken, who do i contact',
    'where do i complain',
    'talk to a person',
    'contact support',
    'phone number of support',
    'ask a question',
    'report a bug',
    'what can the help chat see',
  ],
  body: [
    {
      list: [
        'Search here: one word is enough, accents don’t matter, and both languages are searched.',
        'Ask the chat: press the question mark at the bottom right of the [Dashboard](/dashboard). It knows these articles and can look up your own data, such as why a post wasn’t published, what’s scheduled and which invoices are overdue.',
        'Contact us: use the form under [Support](/support). We reply within 24 hours, or within 2 hours for VIP customers.',
      ],
    },
    'The chat only reads: it never changes, sends or deletes anything, and your messages aren’t stored. If your workspace has connected an AI provider, your question and the data looked up for it are sent there.',
  ],
  questions: [
    {
      ask: 'What can the help chat see?',
      answer: 'Only what you can see yourself in your own workspace. It can’t change anything.',
    },
    {
      ask: 'How do I contact support?',
      answer: 'Use the form under Support. Your message goes to your administrator.',
    },
  ],
}

export const selfHosting: ArticleWording = {
  title: 'Run CampAIgner on your own server',
  summary:
    'All you need is a machine with Node 20 or newer: run npm ci and npm start. The database is included.',
  words:
    'self host hosting install server machine docker node npm update doctor environment https own installation postgres',
  phrasings: [
    'own machine',
    'new version',
    'install it on my own computer',
    'run on my server',
    'update to a new version',
    'docker',
    'requirements of the server',
  ],
  body: [
    {
      steps: [
        'In the CampAIgner folder, run `npm ci && npm start` and open the address it shows.',
        'Copy `.env.example` to `.env` and set `PUBLIC_URL` to the address people use, with https. Behind a reverse proxy set `TRUST_PROXY=1`.',
        'To let only your team have accounts, set `SIGNUP=invite` after creating yours.',
        'Set `SMTP_URL` and `MAIL_FROM` so that CampAIgner can send email.',
        'Run `npm run doctor`. It tells you what’s missing and how to fix it, and changes nothing.',
      ],
    },
    'To update: `npm run backup`, then `git pull && npm ci`, then restart. `npm run jobs` lists background work that failed for good; `npm run contacts` lists contact form messages.',
    'To run several processes, give them all the same `DATABASE_URL` and `APP_SECRET`.',
  ],
  questions: [
    {
      ask: 'How do I install CampAIgner on my own server?',
      answer:
        'With Node 20 or newer, run npm ci and npm start in its folder. npm run doctor tells you what else to set.',
    },
    {
      ask: 'How do I update my server?',
      answer: 'Make a backup, run git pull and npm ci, and restart. The database updates automatically.',
    },
  ],
}

export const backup: ArticleWording = {
  title: 'Back up and restore your server',
  summary:
    'npm run backup saves everything to one archive while CampAIgner keeps running; npm run restore puts it back.',
  words: 'backup restore archive copy disaster move server lost data cron night',
  phrasings: ['backup', 'make a backup', 'restore a backup', 'lost data', 'move to another server'],
  body: [
    {
      steps: [
        'Run `npm run backup`. It writes `backups/campaigner-….tar.gz` with all data, all files and the secret key: keep it as safe as the data itself.',
        'To restore, stop every process and run `npm run restore -- FILE`. A damaged archive changes nothing.',
        'Schedule a nightly backup with cron, and test a restore from time to time.',
      ],
    },
    'Back up before every update. The same archive also moves you from the built-in database to your own, or back. The export in [Settings](/settings?section=data) is for taking your data elsewhere; it can’t be restored.',
  ],
  questions: [
    {
      ask: 'How do I make a backup?',
      answer: 'Your administrator runs npm run backup. CampAIgner can keep running.',
    },
    {
      ask: 'How do I restore a backup?',
      answer:
        'Stop CampAIgner, then run npm run restore -- FILE. If the database already has users, add --yes.',
    },
  ],
}
