import type { ArticleWording } from '#platform/help-article.ts'

export const channels: ArticleWording = {
  title: 'Connect a channel',
  summary:
    'Channels in Settings lists every platform, what it needs and what it costs. Some connect for real; you can try all of them in the sandbox.',
  words:
    'connect account network facebook instagram bluesky mastodon telegram discord wordpress blog social media accounts disconnect reconnect check health real page link expired test post app password bot token webhook smtp email',
  phrasings: [
    'the connection expired',
    'connect bluesky',
    'sign in with bluesky',
    'connect mastodon',
    'connect telegram',
    'connect discord',
    'connect my wordpress blog',
    'send a test post',
    'connect pinterest',
    'choose which of my pages to use',
    'add a second facebook page',
    'connect tiktok',
    'connect linkedin',
    'connect youtube',
    'connect threads',
    'connect x',
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
        'Press **Connect** next to a platform that’s ready, and follow the steps on its page. Facebook, Instagram, Threads, TikTok, X, LinkedIn, Pinterest, YouTube and Google Business first ask for the keys of an app of your own.',
        'We check what you enter with the network before we keep it. **Send a test post** shows you that everything works.',
        'For any other platform, press **Connect to sandbox** to try it out. **Open feed** shows what it has published.',
      ],
    },
    '**Needs reconnecting** means access to the account expired. Press **Reconnect** and connect the same account again. Posts that waited for it then go out by themselves, unless they’re more than a few hours late.',
    'If a network finds several pages or channels, we ask which ones to post to. **Choose accounts** on the channel’s page changes that later. In each campaign you can post to one of them or to several: see [Change a post’s text, images or video](/help?article=edit-posts).',
    'After **Disconnect**, scheduled posts wait for you instead of going out. Anything already published stays.',
    'Once a real account is connected, its platform no longer uses the sandbox. For platforms without a channel, we prepare the posts and you publish them yourself: see [What “Ready for you to post” means](/help?article=needs-you).',
  ],
  questions: [
    {
      ask: 'Should I sign in with Bluesky or use an app password?',
      answer:
        'Sign in: there’s nothing to copy, and you can end the access in Bluesky’s settings. If the page says that you can’t sign in, CampAIgner has no public https address yet; an app password works anyway. You can change from one to the other at any time, and the account keeps its history.',
    },
    {
      ask: 'How do I connect Instagram or Facebook?',
      answer:
        'One sign-in serves both: your Facebook Pages, and the business or creator accounts on Instagram that are linked to them. You need a Meta app of your own, which Meta doesn’t review for your own Pages; the channel’s page shows you each step. Publish the app, or only people with a role in it will see your posts. Instagram also needs a public https address of CampAIgner for images.',
    },
    {
      ask: 'Why do I need my own app for some networks?',
      answer:
        'Meta, Google, LinkedIn, Pinterest, TikTok and X only let in programs they know. You register an app there once, enter the redirect address that the channel’s page shows, and copy two keys back. We check them with the network before we keep them, and never show the secret again. Your administrator can also set one app for everyone.',
    },
    {
      ask: 'How much will X cost me?',
      answer:
        'X charges about $0.015 for a post and $0.20 for one with a link, and a little for reading results. The channel’s page shows what this month has cost and has a monthly limit, $10 at first; press **Change limit** to set your own. A post that would pass it isn’t sent, and we tell you. Before you publish, you see what X will charge.',
    },
    {
      ask: 'Are my passwords safe?',
      answer:
        'We store keys and tokens encrypted, show them to nobody and leave them out of exports. Use an app password or a bot token rather than your main password; you can withdraw it at the network at any time.',
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
        'Facebook: a Page, and a Meta app of your own. Instagram: a business or creator account that is linked to that Page. Personal profiles don’t allow automatic posting.',
        'Threads: a profile, a Meta app of your own, and a public https address of CampAIgner. LinkedIn: an app of your own; for company pages, LinkedIn reviews it first.',
        'X: a developer account with an app of your own and credits; X charges for each post, and more for one with a link.',
        'TikTok: an app of your own. Posts arrive as drafts in your TikTok inbox, and you post them in the app; posting directly needs an app that TikTok has audited. Pinterest: an app of your own; with trial access, only you see its pins.',
        'YouTube and YouTube Shorts: a channel, an app of your own at Google, and always a video.',
        'WhatsApp: a business account at Meta with a number of its own, a text that Meta has approved (you submit it from here), and customers who have agreed to messages. Meta charges for each message.',
        'Email: a mail server, and customers who have agreed to emails.',
        'Discord: a channel’s webhook URL. Telegram: a bot that’s an administrator of your channel.',
        'Blog: a WordPress site and an application password. Bluesky: signing in there, or an app password. Mastodon: an account on any server. Google Business: a verified profile, and an app of your own that Google has given access to.',
        'Reddit and Snapchat don’t allow most apps to post: we prepare everything, you post it. If one of them has approved an app of yours, connect its keys and posts go out by themselves. For LinkedIn newsletters and Medium, you get a finished file.',
      ],
    },
    'For all limits and prices, open **Channels** in [Settings](/settings?section=channels) and expand **Requirements and limits**. You can try every platform in the [sandbox](/help?article=sandbox).',
  ],
  questions: [
    {
      ask: 'What do I need for WhatsApp?',
      answer:
        'A WhatsApp Business account at Meta with a phone number and a payment method, a text that Meta has approved, and customers who have agreed. Meta charges for each marketing message. See [Send a campaign on WhatsApp](/help?article=message-campaigns).',
    },
    {
      ask: 'Which platforms cost money?',
      answer:
        'X charges for each post and Meta for each WhatsApp message; some email services charge too. The others are free.',
    },
    {
      ask: 'Why can’t CampAIgner post to Reddit or Snapchat automatically?',
      answer:
        'They only allow apps they’ve picked themselves. We prepare the text and image, and you post them in a minute. Some businesses have keys that the network has approved: open **Reddit** or **Snapchat** under Channels and enter them, and posts go out by themselves. On Reddit, you name your communities; each one is then a channel of its own, and videos remain yours to post. On Snapchat, you choose for each post: a story, Spotlight or a saved story.',
    },
  ],
}
