import type { ArticleWording } from '#platform/help-article.ts'

export const creator: ArticleWording = {
  title: 'The campaign creator',
  summary:
    'Turn one idea into a text and an image for every platform and format you choose, saved as a draft campaign.',
  words:
    'campaigner waterfall create one idea formats ad type paid organic budget generate content download zip understood details chips correct settings tone short wrong offer discount date price ads charged shorter all networks generated',
  phrasings: [
    'why could it not write my campaign',
    'budget slider',
    'what is the budget for',
    'one idea for all formats',
    'download the texts and images',
    'daily budget',
    'make an ad',
    'download what i generated',
  ],
  body: [
    {
      steps: [
        'The quick way: open [Create a campaign](/waterfall), write one sentence under **Describe your idea** and press **Generate campaign**.',
        'For more control: fill in **Campaign idea** and **What should it say?**, and choose platforms.',
        'For each network, choose formats and the **Ad type**. The **Daily budget (US$)** is a note for your ad; you aren’t charged here.',
        'Press **Generate content**. Each text appears as it’s written. You can leave the page: we’ll notify you when it’s ready.',
      ],
    },
    'When it’s ready, each platform has four buttons: **Schedule**, **Preview**, **Download** and **Analytics**. **Schedule all** and **Download all** do it for every platform at once.',
    'While you write, **What we understood** shows the kind of post and every detail we found: the offer, the dates, the phone number. Click one to change or remove it. If we aren’t sure what it’s about, we ask.',
    'Wishes such as “keep it short” or “don’t mention the price” become settings under **How to write it**. They’re followed and never published, unless you choose **Publish this text**. Once it’s written you can still correct a detail and press **Write again**.',
    '**Use your own image** puts one of your photos on every post, cropped for each platform and with nothing on it; **Edit image** in a post adds your offer. Without one, we design images in your brand style, with a photo from your library if one fits.',
    'The second tab, **30-Day Planner**, plans a whole month.',
  ],
  questions: [
    {
      ask: 'A date or an offer was understood wrong. What can I do?',
      answer:
        'Click it under “What we understood” and correct it; your text changes with it. If the campaign is already written, correct it there and press “Write again”.',
    },
    {
      ask: 'What does the daily budget do?',
      answer:
        'It stays with the post as a note for the ad you place with the network. CampAIgner doesn’t charge anything or place any ads.',
    },
    {
      ask: 'Why couldn’t my campaign be written?',
      answer:
        'Usually because the AI provider didn’t respond or rejected the key. The card says why; “Use the built-in writer” writes it right away without a provider.',
    },
  ],
}
