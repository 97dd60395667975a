/** The pictures of the feature cards; apart from the page, which is read before they arrive. */
export const featureExample = {
  stock: 'Inventory',
  stockText: '18 fig candles left',
  sales: 'Sales',
  salesText: 'Tuesdays are quiet',
  event: 'Event',
  eventText: 'Street market, Saturday',
  post: 'Long evenings are back. Our fig candles are 15% off until Saturday’s street market: come and smell them.',
  postTime: 'Tuesday, 10:00 AM',
  fits: 'Also fits WhatsApp, TikTok, email and {more, number} more',
  question: 'Are you open on Sunday?',
  questionFrom: 'Instagram, 2 minutes ago',
  reply: 'Yes, from 10 to 2. Shall I keep a table for you?',
  replyFrom: 'Automatic reply',
  chart: 'Sales this week',
  campaignDay: 'Since the campaign',
  customer: 'Customer',
  lead: 'Lead',
  customerText: 'Colour every six weeks',
  leadText: 'Asked about gift cards',
  quietText: 'Not seen since March',
} as const

export const landing = {
  title: 'Marketing for small shops',
  hero: {
    trust: 'Trusted by 5,000+ businesses',
    rating: '4.9',
    ratingLabel: 'Rated 4.9 out of 5',
    heading: 'Your marketing, done between two customers.',
    text: 'CampAIgner turns your stock, your sales and your events into campaigns, with the right post for each of 21+ platforms, ready in minutes.',
    start: 'Start Free Now',
    demo: 'Watch demo (2 min)',
    trial: '14-day free trial, no credit card',
    bullets: { setup: 'No setup required', results: 'Results in 24h', cancel: 'Cancel anytime' },
    picture: 'The CampAIgner home screen of a small shop',
  },
  stats: {
    label: 'CampAIgner in four figures',
    platforms: { value: '21+', text: 'platforms, each with a text that fits' },
    languages: { value: '2', text: 'languages on every screen, in every post' },
    planner: { value: '30', text: 'days of posts from one plan' },
    inbox: { value: '1', text: 'inbox for your whole team' },
  },
  features: {
    heading: 'Six jobs you no longer do by hand',
    text: 'Connect your till once. CampAIgner works from what really happens in your shop.',
    campaigns: {
      title: 'AI-automated campaigns',
      text: 'Built from your inventory, your sales and your events. One idea becomes the right text for every platform.',
    },
    posting: {
      title: 'Auto-posting to 21+ platforms',
      text: 'Point of sale, web and social in one place. Every campaign goes out by itself, on time.',
    },
    inbox: {
      title: 'Unified inbox',
      text: 'Comments, chats and mails together, with automatic replies and an AI chatbot for the daily questions.',
    },
    analytics: {
      title: 'Real-time analytics',
      text: 'Sales, engagement and return on investment side by side, so you see which campaign paid for itself.',
    },
    crm: {
      title: 'Smart customer and lead CRM',
      text: 'Who bought, who asked and who has not been back, with invoices and notes beside each name.',
    },
    security: {
      title: 'Enterprise security',
      text: 'Your customers trust you with their data. It stays on your own installation, and it stays yours.',
      encryption: 'Encryption',
      encryptionText: 'For connections and access keys',
      gdpr: 'GDPR',
      gdprText: 'Export and delete any time',
      backups: 'Backups',
      backupsText: 'Restored with one command',
    },
  },
  testimonials: {
    heading: 'From behind the counter',
    note: 'Illustrative examples: these people, shops and ratings are invented.',
    salon: {
      quote:
        'On Monday morning I write one sentence about the week. By the time the first client has her cape on, the posts are planned.',
      shop: 'Hair salon in Valencia',
    },
    cafe: {
      quote:
        'People asked for our opening hours on four different apps. Now there is one list, and most answers are already written.',
      shop: 'Corner café in Leeds',
    },
    store: {
      quote: 'I finally see which post sold the candles, and which one only collected hearts.',
      shop: 'Gift shop in Lyon',
    },
  },
  pricing: {
    heading: 'Start free, stay for what it sells',
    text: 'Try it free for 14 days, no credit card.',
    perMonth: 'per month',
    popular: 'Most Popular',
    starter: {
      name: 'Starter',
      price: '$29',
      audience: 'For the first steps',
      features: {
        platforms: 'Up to 3 platforms',
        campaigns: 'Basic AI campaigns',
        analytics: 'Basic analytics',
      },
      action: 'Start Free',
    },
    professional: {
      name: 'Professional',
      price: '$99',
      audience: 'For shops that want all of it',
      features: {
        platforms: 'All 21+ platforms',
        campaigns: 'Advanced AI with real-time data',
        inbox: 'Unified inbox plus AI chatbot',
        analytics: 'Advanced analytics',
      },
      action: 'Start 14-Day Free Trial',
    },
    enterprise: {
      name: 'Enterprise',
      price: 'Custom',
      audience: 'For chains and agencies',
      features: {
        integrations: 'Custom integrations',
        support: 'Dedicated support',
        sla: 'SLA guarantee',
      },
      action: 'Contact Sales',
    },
  },
  final: {
    heading: 'Plan next week before you close today.',
    text: '14-day free trial, no credit card.',
    start: 'Start Free Now',
    ssl: 'SSL secure',
    gdpr: 'GDPR compliant',
    support: '24/7 support',
  },
} as const

export const tour = {
  title: 'CampAIgner in two minutes',
  scenes: {
    home: {
      title: 'Your day at a glance',
      text: 'The home screen shows what is waiting for you and what happened last. Every card opens its screen.',
    },
    creator: {
      title: 'One idea, every network',
      text: 'Say what you want to tell. Each platform gets its own text and its own picture, inside its limits.',
    },
    campaigns: {
      title: 'Everything that goes out',
      text: 'Drafts, what is scheduled, what went out and what it brought. Nothing is sent twice, and a failure says why.',
    },
    plan: {
      title: 'A month in a minute',
      text: 'A post for every day, with its platform, its time and the reason for it. Change it, move it, put it on the calendar.',
    },
    calendar: {
      title: 'What comes when',
      text: 'All networks in one month. Drag a post to another day and it goes out then.',
    },
    studio: {
      title: 'Your look in every picture',
      text: 'Choose colours, fonts and a logo once. Pictures, videos, mails and invoices follow.',
    },
    customer: {
      title: 'One customer, the whole story',
      text: 'Invoices, what is paid and what is due, files and notes, right beside the list.',
    },
    people: {
      title: 'Bring your team',
      text: 'Invite people with a link and choose what each of them may do.',
    },
    language: {
      title: 'Two languages, one click',
      text: 'Screens, messages, dates and amounts change at once, between English and Spanish.',
    },
    data: {
      title: 'Your data stays yours',
      text: 'Try things out with a demo shop, download everything you have entered, or delete it all.',
    },
  },
  end: {
    title: 'That was CampAIgner.',
    text: 'Now try it with your own shop: 14 days free, no credit card.',
    start: 'Start Free',
    again: 'Watch again',
  },
  player: {
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous scene',
    next: 'Next scene',
    scenes: 'Scenes',
    scene: 'Scene {number} of {total}: {title}',
    keys: 'Keys: space or K plays and pauses, the arrows change the scene, Home and End go to the first and the last.',
  },
  picture: 'Screen: {title}',
  close: 'Close the tour',
} as const
