import type { ArticleWording } from '#platform/help-article.ts'

export const channels: ArticleWording = {
  title: 'Connect a channel',
  summary:
    'Channels in Settings lists every platform, what it needs and what it costs. For now, you can connect each one to the sandbox.',
  words:
    'connect account network facebook instagram social media accounts disconnect reconnect check health real page link expired',
  phrasings: [
    'the connection expired',
    'connect pinterest',
    'connect tiktok',
    'connect linkedin',
    'connect youtube',
    'connect threads',
    'account will not connect',
    'cannot connect my account',
    'link my page',
    'sign in to instagram again',
    'remove an old account',
    'take twitter off',
    'got logged out of instagram',
    'social accounts',
    'connect my social media',
    'instagram got disconnected',
    'connect again',
    'connect instagram',
    'link my facebook page',
    'add my account',
    'account needs reconnecting',
    'it asks me to log in to facebook again',
    'disconnect an account',
  ],
  body: [
    {
      steps: [
        'Open [Settings](/settings?section=channels), **Channels**. Only owners and managers can connect and disconnect.',
        'Press **Connect to sandbox** next to a platform, or **Connect all to sandbox**.',
        '**Open feed** shows what it has published. **Check** tests whether it still works.',
      ],
    },
    '**Needs reconnecting** means access to the account expired. Press **Reconnect**; its scheduled posts wait until then.',
    'After **Disconnect**, scheduled posts wait for you instead of going out. Anything already published stays.',
    'You can’t connect the real networks yet. Until then, we prepare posts for platforms without a channel and you post them yourself: see [What “Ready for you to post” means](/help?article=needs-you).',
  ],
  questions: [
    {
      ask: 'How do I connect Instagram or Facebook?',
      answer:
        'For now, only to the sandbox: Settings, Channels, “Connect to sandbox”. For the real network, we prepare the post and you publish it yourself.',
    },
    {
      ask: 'What does “Needs reconnecting” mean?',
      answer: 'The network no longer accepts the connection. Press “Reconnect” next to the account.',
    },
  ],
}

export const platforms: ArticleWording = {
  title: 'What each platform needs',
  summary:
    'Most networks allow automatic posting once they’ve approved it; a few never do. Here’s what each one asks for and what it costs.',
  words:
    'requirements cost price business account developer app review whatsapp template tiktok youtube reddit snapchat medium wordpress free need personal profile newsletter telegram discord pinterest threads linkedin company page google business instagram facebook',
  phrasings: [
    'what does tiktok need',
    'which networks can you post to',
    'do networks charge money',
    'business account needed',
    'why can it not post automatically',
  ],
  body: [
    {
      list: [
        'Instagram and Facebook: a business account or a Page, and a Meta app that Meta has reviewed. Personal profiles don’t allow automatic posting.',
        'Threads: a profile and a reviewed Meta app. LinkedIn: a page and an approved app.',
        'X: a developer account with a payment method; X charges for each post.',
        'TikTok and Pinterest: an app they’ve audited or approved; until then, only you see what it posts.',
        'YouTube and YouTube Shorts: a channel, and always a video.',
        'WhatsApp: a business account at Meta, an approved template and customers who have agreed to messages. Meta charges for each message.',
        'Email: a mail server, and customers who have agreed to emails.',
        'Discord: a channel’s webhook URL. Telegram: a bot that’s an administrator of your channel.',
        'Blog: a WordPress site and an application password. Google Business: a verified profile.',
        'Reddit and Snapchat don’t allow most apps to post: we prepare everything, you post it. For LinkedIn newsletters and Medium, you get a finished file.',
      ],
    },
    'For all limits and prices, open **Channels** in [Settings](/settings?section=channels) and expand **Requirements and limits**. For now, you can connect every platform to the [sandbox](/help?article=sandbox).',
  ],
  questions: [
    {
      ask: 'What do I need for WhatsApp?',
      answer:
        'A WhatsApp Business account at Meta with a phone number and a payment method, an approved template, and customers who have agreed. Meta charges for each marketing message.',
    },
    {
      ask: 'Which platforms cost money?',
      answer:
        'X charges for each post and Meta for each WhatsApp message; some email services charge too. The others are free.',
    },
    {
      ask: 'Why can’t CampAIgner post to Reddit or Snapchat automatically?',
      answer:
        'They only allow apps they’ve picked themselves. We prepare the text and image, and you post them in a minute.',
    },
  ],
}
