import type { ArticleWording } from '#platform/help-article.ts'

export const languages: ArticleWording = {
  title: 'English and Spanish',
  summary:
    'Use the EN / ES switch at the top of every page to change the language right away. We remember your choice.',
  words: 'language translate translation spanish english idioma español change interface app speaks',
  phrasings: [
    'buttons are in the wrong language',
    'language',
    'change the language',
    'switch to spanish',
    'put it in english',
    'app in another language',
  ],
  body: [
    'You can set three languages, and they can all be different:',
    {
      list: [
        'Yours: the switch at the top, or **Profile** in [Settings](/settings). It applies to the screens and to your emails and notifications.',
        'Your business’s: **Business language** under **Business details**. It’s used for invitations and for what your customers read.',
        'Each customer’s: **Language** in the customer’s details. Their invoices use it.',
      ],
    },
    'Texts written for you use the language you ask in.',
  ],
  questions: [
    { ask: 'How do I change the language?', answer: 'Use the EN / ES switch at the top of every page.' },
    {
      ask: 'Can an invoice be in a different language than my screens?',
      answer: 'Yes. It uses the language set for the customer.',
    },
  ],
}

export const businessDetails: ArticleWording = {
  title: 'Business details and other settings',
  summary:
    'Your shop’s name, industry, country, language, time zone, currency and sales target. Times, amounts and holidays follow them everywhere.',
  words:
    'settings business name industry country timezone time zone currency target sections configuration options dollars pounds euros shown moved abroad',
  phrasings: [
    'shows euros instead of dollars',
    'wrong address of my shop',
    'settings',
    'change the name of my shop',
    'wrong time zone',
    'change currency',
    'change country',
    'opening hours',
    'settings of the shop',
    'change my address',
  ],
  body: [
    'In [Settings](/settings) you’ll find:',
    {
      list: [
        '**Profile**: your name, photo, email address, password and devices.',
        '**Business details**: what the whole shop shares. The **Time zone** decides when a day starts and when posts are published. The **Currency** is only for display; amounts aren’t converted.',
        '**People**, **Brands** and **Channels**: who works here, under which names, and where you post.',
        '**AI provider** and **Mail server**: who writes your texts, and how emails are sent.',
        '**Your plan** and **Data**: the plan you chose, demo data, export and deletion.',
      ],
    },
    'Owners and managers can edit the business details. Settings that only the owner can change say so.',
  ],
  questions: [
    {
      ask: 'How do I set my business name?',
      answer:
        'In Settings, under Business details. It appears in everything your customers read, and your first brand is renamed too unless you gave it its own name. Until you enter one, posts go without a name; your personal name never appears in them.',
    },
    {
      ask: 'How do I change the time zone?',
      answer:
        'In Settings, under Business details. Owners and managers can do it. Scheduled posts are still published at the same moment: 10:00 AM in Madrid is then shown as 4:00 AM in New York. Plan days that aren’t on the calendar yet keep their hour. Your daily numbers are recalculated for the new time zone. With a lot of sales or messages that takes a few minutes; you can see the progress in Settings, on the dashboard and in Analytics.',
    },
    {
      ask: 'How do I change the currency?',
      answer:
        'In Settings, under Business details. Amounts are shown in the new currency, not converted. If you have no amounts yet, choosing a country also changes the currency; otherwise we only suggest it. You can’t choose a currency without decimals while you have invoices with cents.',
    },
  ],
}
