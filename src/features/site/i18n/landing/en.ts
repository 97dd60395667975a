/** Texts in the images of the feature cards. Separate, because the page can be read before they load. */
export const featureExample = {
  stock: 'Inventory',
  stockText: '18 fig candles left',
  sales: 'Sales',
  salesText: 'Tuesdays are quiet',
  event: 'Event',
  eventText: 'Street market, Saturday',
  post: 'Long evenings are back! Our fig candles are 15% off until Saturday’s street market. Come smell them.',
  postTime: 'Tuesday, 10:00 AM',
  fits: 'Also ready for WhatsApp, TikTok, email and {more, number} more',
  question: 'Are you open on Sunday?',
  questionFrom: 'Instagram, 2 minutes ago',
  reply: 'Yes, from 10 to 2. Want me to save you a table?',
  replyFrom: 'Automatic reply',
  chart: 'Sales this week',
  campaignDay: 'Since the campaign',
  customer: 'Customer',
  lead: 'Lead',
  customerText: 'Color every six weeks',
  leadText: 'Asked about gift cards',
  quietText: 'Last visit in March',
} as const

export const landing = {
  title: 'Marketing for small shops',
  hero: {
    trust: 'Trusted by 5,000+ businesses',
    rating: '4.9',
    ratingLabel: 'Rated 4.9 out of 5',
    heading: 'Your marketing, done between customers.',
    text: 'CampAIgner turns your stock, sales and events into campaigns, with the right post for each of 21+ platforms, ready in minutes.',
    start: 'Start Free Now',
    demo: 'Watch demo (2 min)',
    trial: '14-day free trial, no credit card',
    bullets: { setup: 'No setup required', results: 'Results in 24h', cancel: 'Cancel anytime' },
    picture: 'The CampAIgner home screen of a small shop',
  },
  stats: {
    label: 'CampAIgner in four numbers',
    platforms: { value: '21+', text: 'platforms, each with its own text' },
    languages: { value: '2', text: 'languages, on every screen and in every post' },
    planner: { value: '30', text: 'days of posts in one plan' },
    inbox: { value: '1', text: 'inbox for your whole team' },
  },
  features: {
    heading: 'Six jobs you can stop doing by hand',
    text: 'Connect your POS once. CampAIgner works with what really happens in your shop.',
    campaigns: {
      title: 'AI-automated campaigns',
      text: 'Built from your inventory, sales and events. One idea becomes the right post for every platform.',
    },
    posting: {
      title: 'Auto-posting to 21+ platforms',
      text: 'POS, web and social in one place. Every campaign is published automatically, on time.',
    },
    inbox: {
      title: 'Unified inbox',
      text: 'Comments, chats and emails together, with automatic replies and an AI chatbot for everyday questions.',
    },
    analytics: {
      title: 'Real-time analytics',
      text: 'Sales, engagement and ROI side by side, so you can see which campaigns paid off.',
    },
    crm: {
      title: 'Smart customer and lead CRM',
      text: 'Who bought, who asked and who hasn’t been back, with invoices and notes next to each name.',
    },
    security: {
      title: 'Enterprise security',
      text: 'Your customers trust you with their data. It stays on your own server, and it stays yours.',
      encryption: 'Encryption',
      encryptionText: 'For connections and access keys',
      gdpr: 'GDPR',
      gdprText: 'Export and delete anytime',
      backups: 'Backups',
      backupsText: 'Restore with one command',
    },
  },
  testimonials: {
    heading: 'From behind the counter',
    note: 'Illustrative examples: these people, shops and ratings are fictional.',
    salon: {
      quote:
        'On Monday morning I write one sentence about the week. By the time my first client is in the chair, the posts are planned.',
      shop: 'Hair salon in Valencia',
    },
    cafe: {
      quote:
        'People used to ask for our hours on four different apps. Now it’s one list, and most answers are already written.',
      shop: 'Corner café in Leeds',
    },
    store: {
      quote: 'I can finally see which post sold the candles, and which one just collected hearts.',
      shop: 'Gift shop in Lyon',
    },
  },
  pricing: {
    heading: 'Start free, stay for the sales',
    text: 'Try it free for 14 days, no credit card.',
    perMonth: 'per month',
    popular: 'Most Popular',
    starter: {
      name: 'Starter',
      price: '$29',
      audience: 'For getting started',
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
      audience: 'For shops that want it all',
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
      text: 'See what’s waiting for you and what happened last. Every card opens its own screen.',
    },
    creator: {
      title: 'One idea, every network',
      text: 'Describe your idea. Each platform gets its own text and image, within its limits.',
    },
    campaigns: {
      title: 'All your campaigns',
      text: 'Drafts, scheduled and published posts, and their results. Nothing is sent twice, and if something fails, you see why.',
    },
    plan: {
      title: 'A month in a minute',
      text: 'A post for every day, with its platform, time and reason. Edit it, move it, add it to the calendar.',
    },
    calendar: {
      title: 'Everything on one calendar',
      text: 'All networks in one month. Drag a post to another day to reschedule it.',
    },
    studio: {
      title: 'Your look in every image',
      text: 'Choose your colors, fonts and logo once. Images, videos, emails and invoices all match.',
    },
    customer: {
      title: 'One customer, the whole story',
      text: 'Invoices, what’s paid and what’s due, files and notes, right next to the list.',
    },
    people: {
      title: 'Invite your team',
      text: 'Send a link and choose what each person can do.',
    },
    language: {
      title: 'Two languages, one click',
      text: 'Screens, messages, dates and amounts switch instantly between English and Spanish.',
    },
    data: {
      title: 'Your data stays yours',
      text: 'Try things out with a demo shop, download everything you’ve entered, or delete it all.',
    },
  },
  end: {
    title: 'That’s CampAIgner.',
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
    keys: 'Keyboard: Space or K to play and pause, arrows to change scenes, Home and End for the first and last.',
  },
  picture: 'Screen: {title}',
  close: 'Close tour',
} as const
