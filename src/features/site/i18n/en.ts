export const notFound = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'There is nothing at {path}. The address may have a typing error, or the page has moved.',
  toHome: 'Go to the start page',
} as const

export const pricing = {
  heading: 'A plan for one shop, and for fifty brands',
  text: 'Begin free, move up when the work grows, and leave whenever you like.',
  plansLabel: 'Plans',
  perMonth: 'per month',
  popular: 'Most popular',
  starter: {
    name: 'Starter',
    audience: '30-day free trial with no credit card',
    price: 'Free',
    action: 'Start free',
    features: {
      platforms: '5 platforms',
      campaigns: '2 campaigns',
      analytics: 'Basic analytics',
      support: 'Email support',
      tool: 'A free tool: the campaign creator',
    },
  },
  professional: {
    name: 'Professional',
    audience: 'With a free trial',
    price: '$79',
    action: 'Start free trial',
    lead: 'Everything in Starter, plus',
    features: {
      planner: 'Monthly planner',
      inbox: 'Unified inbox',
      platforms: '15 platforms',
      campaigns: '30 campaigns',
      analytics: 'Advanced analytics',
      studio: 'Brand studio',
      support: 'Priority support',
    },
  },
  business: {
    name: 'Business',
    audience: 'For several brands',
    brands: 'How many brands?',
    brandCount: '{brands} brands',
    action: 'Choose Business',
    lead: 'Everything in Professional, plus',
    features: {
      team: 'Unlimited team members',
      whiteLabel: 'White-label dashboard',
      reporting: 'Business reporting',
      portals: 'Client access portals',
      branding: 'Custom branding',
      support: 'Dedicated support',
    },
  },
  stats: {
    label: 'CampAIgner in figures',
    businesses: { value: '10,000+', text: 'active businesses' },
    appointments: { value: '250M+', text: 'appointments booked' },
    conversion: { value: '40%', text: 'conversion increase' },
    ai: { value: '24/7', text: 'AI at work' },
    note: 'Illustrative figures.',
  },
  faq: {
    heading: 'Questions shop owners ask',
    card: {
      question: 'Do I need a credit card, and can I cancel?',
      answer:
        'No card: you sign up with your name and your email address. You can cancel at any time, without notice. Before you go, download everything you have entered as one file in Settings, and delete the account there if you like.',
    },
    networks: {
      question: 'Which networks can I post to?',
      answer:
        'CampAIgner writes for {platforms, number} platforms, among them Instagram with Stories and Reels, Facebook, TikTok, YouTube, LinkedIn, X, Threads, Pinterest, WhatsApp, your blog and email. Where a network does not let a program post, CampAIgner prepares the post and leaves the last step to you.',
    },
    hosting: {
      question: 'What if I run it on my own server?',
      answer:
        'Then your data stays on your own machine and the limits of the plans do not apply: you have all platforms, campaigns, brands and people. You look after the machine and its backups yourself; two commands make a backup and bring it back.',
    },
    support: {
      question: 'How quickly does support answer?',
      answer:
        'Within 24 hours for standard support, and within 2 hours for VIP support. The answer always comes by email, in English or in Spanish.',
    },
  },
  call: {
    heading: 'Try it with your own shop.',
    text: '30-day free trial with no credit card.',
    action: 'Start your free trial',
  },
} as const

export const screenNames = {
  '/': 'Home',
  '/login': 'Login',
  '/forgot-password': 'Forgotten password',
  '/reset-password': 'New password',
  '/join': 'Join the team',
  '/pricing': 'Pricing',
  '/spanish-preview': 'Spanish preview',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/support': 'Support',
  '/help': 'Help centre',
  '/home': 'Home',
  '/dashboard': 'Dashboard',
  '/inbox': 'Inbox',
  '/ai-planner': 'AI Planner',
  '/ai-planner/:id': 'Content plan',
  '/calendar': 'Calendar',
  '/analytics': 'Analytics',
  '/campaigns': 'Campaigns',
  '/sandbox/:id': 'Sandbox feed',
  '/campaigns/:id': 'Campaign',
  '/customers': 'Customers',
  '/team': 'Team',
  '/approvals': 'Approvals',
  '/integrations': 'Integrations',
  '/brand-studio': 'Brand Studio',
  '/settings': 'Settings',
  '/waterfall': 'Create a campaign',
  '/campaigner': 'Create a campaign',
  '/demo': 'Create a campaign',
} as const

export const site = {
  skip: 'Skip to content',
  home: 'CampAIgner, start page',
  login: 'Login',
  startFree: 'Start Free',
  signUp: {
    invite: 'New accounts here need an invitation.',
    off: 'No new accounts can be created here.',
  },
  toProduct: 'Open CampAIgner',
  sections: {
    label: 'Sections',
    features: 'Features',
    testimonials: 'Testimonials',
    pricing: 'Pricing',
  },
  menu: { open: 'Open menu', close: 'Close menu' },
  footer: {
    promise: 'Marketing for small shops, on your own installation.',
    product: 'Product',
    preview: 'Spanish preview',
    help: 'Help and legal',
    articles: 'Help centre',
    support: 'Support',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  crash: {
    title: 'Something went wrong on this screen',
    safe: 'Everything you saved is safe. Only what you were typing just now may be lost.',
    todo: 'Try the screen again. If it keeps happening, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
    toHome: 'Go to the start page',
  },
} as const

export const spanishPreview = {
  heading: 'The dashboard in Spanish',
  text: 'A still picture with sample figures: this is how CampAIgner looks to a team that works in Spanish.',
  start: 'Try it with your own figures',
} as const

export const support = {
  title: 'Support',
  heading: 'How can we help?',
  intro:
    'Most questions are answered right here. For everything else, write to the people who run this installation.',
  toForm: 'Write to us',
  toHelp: 'All answers are in the help centre',
  times: {
    title: 'When you get an answer',
    standard: { name: 'Standard', time: 'within 24 hours' },
    vip: { name: 'VIP customers', time: 'within 2 hours' },
  },
  questions: {
    title: 'Common questions',
    signIn: {
      question: 'I cannot sign in, and no mail arrives',
      answer: [
        'With a mail server, [Forgotten password](/forgot-password) sends you a link to choose a new password. Look in the spam folder too.',
        'If this installation has no mail server, no mail can arrive. Then the people who run it create the link for you, with this command on its machine:',
        '`npm run reset-password -- you@example.com`',
        'The link works once, for one hour.',
      ].join('\n\n'),
    },
    data: {
      question: 'Where is my data?',
      answer:
        'In the database and the folder of this installation, on the machine of the people who run it, and nowhere else. [Privacy](/privacy) says what is stored, for how long, and what leaves the installation.',
    },
    demo: {
      question: 'How do I load or remove the demo data?',
      answer: [
        'The button **Load Demo Data** at the top of [Home](/home) and [Dashboard](/dashboard) fills your workspace with a sample shop, so that you can look around.',
        'You remove it in [Settings](/settings), under **Data**. Only the sample data goes; what you added yourself stays.',
      ].join('\n\n'),
    },
    people: {
      question: 'How do I invite people?',
      answer:
        'Owners and managers do it in [Settings](/settings), under **People**: choose a role, and give an e-mail address if you like. You get a link to hand over; with a mail server it is also sent by mail. The link works once.',
    },
    language: {
      question: 'How do I change the language?',
      answer:
        'With the switch **EN / ES** at the top of every page. The whole product follows at once, and your choice is remembered.',
    },
    leaving: {
      question: 'How do I export or delete my data?',
      answer: [
        '[Settings](/settings), under **Data**, exports everything in your workspace as a zip file.',
        'There you also delete your account and, if you own it, the whole workspace. That cannot be undone, so export first.',
      ].join('\n\n'),
    },
  },
  form: {
    title: 'Write to us',
    text: 'Your message goes to the people who run this installation.',
  },
} as const
