export const notFound = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'There’s nothing at {path}. The address may be mistyped, or the page may have moved.',
  toHome: 'Go to the home page',
} as const

export const pricing = {
  heading: 'Plans for one shop or fifty brands',
  text: 'Start free, upgrade as you grow, cancel anytime.',
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
    label: 'CampAIgner in numbers',
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
        'No card needed: just sign up with your name and email. You can cancel anytime, no notice required. Before you go, you can download everything you’ve entered as one file in Settings, and delete your account there too.',
    },
    networks: {
      question: 'Which networks can I post to?',
      answer:
        'CampAIgner writes for {platforms, number} platforms, including Instagram (with Stories and Reels), Facebook, TikTok, YouTube, LinkedIn, X, Threads, Pinterest, WhatsApp, your blog and email. If a network doesn’t allow posting from other apps, CampAIgner prepares the post and you publish it yourself.',
    },
    hosting: {
      question: 'Can I run it on my own server?',
      answer:
        'Yes. Your data stays on your server and plan limits don’t apply: you get every platform and as many campaigns, brands and team members as you like. You look after the server and its backups yourself; one command makes a backup, another restores it.',
    },
    support: {
      question: 'How fast does support reply?',
      answer:
        'Within 24 hours with standard support, and within 2 hours with VIP support. You always get the reply by email, in English or Spanish.',
    },
  },
  call: {
    heading: 'Try it with your own shop.',
    text: '30-day free trial with no credit card.',
    action: 'Start your free trial',
  },
} as const

export const site = {
  skip: 'Skip to content',
  home: 'CampAIgner home',
  login: 'Login',
  startFree: 'Start Free',
  signUp: {
    invite: 'Sign-up is by invitation only.',
    off: 'Sign-up is closed.',
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
    promise: 'Marketing for small shops, on your own server.',
    product: 'Product',
    preview: 'Spanish preview',
    help: 'Help and legal',
    articles: 'Help center',
    support: 'Support',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  crash: {
    title: 'Something went wrong on this screen',
    safe: 'Everything you saved is safe. Only what you were just typing may be lost.',
    todo: 'Try again. If it keeps happening, reload the page.',
    retry: 'Try again',
    reload: 'Reload page',
    toHome: 'Go to the home page',
  },
} as const

export const spanishPreview = {
  heading: 'The dashboard in Spanish',
  text: 'A preview with sample data: this is what CampAIgner looks like for a team that works in Spanish.',
  start: 'Try it with your own data',
} as const

export const support = {
  title: 'Support',
  heading: 'How can we help?',
  intro:
    'Most questions are answered right here. For anything else, write to the administrator of this server.',
  toForm: 'Contact us',
  toHelp: 'Browse the help center',
  times: {
    title: 'Response times',
    standard: { name: 'Standard', time: 'within 24 hours' },
    vip: { name: 'VIP customers', time: 'within 2 hours' },
  },
  questions: {
    title: 'Common questions',
    signIn: {
      question: 'I can’t sign in, and no email arrives',
      answer: [
        '[Forgot password](/forgot-password) emails you a link to choose a new one. Check your spam folder too.',
        'If no mail server is set up, no email can arrive. Your administrator can then create the link for you with this command on the server:',
        '`npm run reset-password -- you@example.com`',
        'The link works once, for one hour.',
      ].join('\n\n'),
    },
    data: {
      question: 'Where is my data?',
      answer:
        'In the database and data folder of this server, which your administrator runs, and nowhere else. [Privacy](/privacy) explains what is stored, for how long, and what leaves the server.',
    },
    demo: {
      question: 'How do I load or remove the demo data?',
      answer: [
        'The **Load Demo Data** button at the top of [Home](/home) and [Dashboard](/dashboard) fills your workspace with a demo shop, so you can look around.',
        'To remove it, go to **Data** in [Settings](/settings). Only the demo data is deleted; everything you added stays.',
      ].join('\n\n'),
    },
    people: {
      question: 'How do I invite my team?',
      answer:
        'Owners and managers can do it under **People** in [Settings](/settings): choose a role and, if you like, enter an email address. You get a link to share; if a mail server is set up, we email it too. The link works once.',
    },
    language: {
      question: 'How do I change the language?',
      answer:
        'Use the **EN / ES** switch at the top of every page. Everything changes right away, and your choice is remembered.',
    },
    leaving: {
      question: 'How do I export or delete my data?',
      answer: [
        'Under **Data** in [Settings](/settings) you can export everything in your workspace as a zip file.',
        'You can also delete your account there and, if you own it, the whole workspace. This can’t be undone, so export first.',
      ].join('\n\n'),
    },
  },
  form: {
    title: 'Contact us',
    text: 'Your message goes to the administrator of this server.',
  },
} as const

export const screenNames = {
  '/pricing': 'Pricing',
  '/spanish-preview': 'Spanish preview',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/support': 'Support',
} as const
