export const welcome = {
  progress: 'Step {step, number} of {count, number}',
  next: 'Continue',
  back: 'Back',
  skip: 'Skip',
  leave: 'Set this up later',
  loadFailed: 'Couldn’t load the questions.',
  saveFailed: 'That wasn’t saved. Your answers are still here.',
  business: {
    title: 'What’s your business called?',
    text: 'Your posts use this name.',
    name: 'Business name',
    industry: 'What do you do?',
    justLooking: 'Just looking around? Fill the shop with examples. You can remove them again at any time.',
  },
  place: {
    title: 'Where are you?',
    text: 'This sets your currency, and the holidays we suggest posts for.',
    country: 'Country',
    countryPlaceholder: 'Choose a country',
    language: 'Language of your posts',
    currency: 'Prices in {currency}',
    zone: 'Times as in {zone}',
  },
  look: {
    title: 'How should your posts look?',
    text: 'Add your logo, choose a style, or both. You can change them in Brand Studio at any time.',
    style: 'Style',
  },
  post: {
    title: 'Let’s write your first post',
    text: 'Nothing goes out until you say so.',
    goal: 'What’s it for?',
    goals: {
      offer: 'An offer',
      new: 'Something new',
      event: 'An event',
      hello: 'Saying hello',
    },
    brief: 'What should people know?',
    briefHint: 'A few words are enough. We won’t make up prices, dates or offers.',
    hello: 'We’re now online. Follow us to hear what’s new.',
    examples: {
      food: {
        offer: '20% off all cakes this Friday',
        new: 'New: pistachio croissants, 3.20 each, from Monday',
        event: 'Coffee tasting on Saturday 12 June at 11 am, free entry',
      },
      beauty: {
        offer: '15% off balayage on Tuesdays in June',
        new: 'New: scalp massage, 30 minutes, from Monday',
        event: 'Bridal styling evening on Friday 12 June at 6 pm',
      },
      shop: {
        offer: '20% off all summer dresses until Sunday',
        new: 'New: handmade mugs, 18 each, from Monday',
        event: 'Open day on Saturday 12 June from 10 am to 4 pm',
      },
    },
    photo: 'Your photo',
    goesTo: 'We’ll write it for {platforms}.',
    submit: 'Write my first post',
    pending: 'Writing your post for {count, plural, one {# platform} other {# platforms}}…',
  },
  ready: {
    title: 'Here’s your first post',
    text: 'See how it looks on each platform. Change anything you like before it goes out.',
    tabs: 'Platforms',
    loading: 'Loading your post',
    failed: 'Your post is saved, but couldn’t be loaded.',
    drawing: 'Adding your image…',
    edit: 'Edit post',
    publish: 'Publish to the sandbox',
    publishHint: 'The sandbox is a test network inside CampAIgner. Only you and your team see it.',
    publishing: 'Publishing…',
    done: 'Your first post is out',
    doneText: 'It’s on {count, plural, one {# platform} other {# platforms}} in the sandbox.',
    waiting: '{done, number} of {count, number} published so far.',
    trouble: 'Some posts need you. Open the campaign to see why.',
    see: 'See the campaign',
    home: 'Go to Home',
  },
} as const

export const checklist = {
  title: 'Get started',
  progress: '{done, number} of {count, number} done',
  hide: 'Hide',
  hidden: 'Hidden. You can do all of this whenever you like.',
  undo: 'Undo',
  done: 'Done',
  steps: {
    business: { title: 'Name your business', text: 'Posts and invoices use it.' },
    look: { title: 'Choose your look', text: 'A logo, or colors and a font.' },
    photos: { title: 'Add photos of your work', text: 'Posts with real photos get noticed.' },
    post: { title: 'Publish your first post', text: 'A few words from you are enough.' },
    accounts: { title: 'Connect an account', text: 'Or try the sandbox first.' },
  },
} as const

export const firstStepsRules = {
  giveName: 'Enter the name of your business, or skip this step.',
  giveBrief: 'Write a few words about it.',
} as const

export const screenNames = {
  '/welcome': 'Welcome',
} as const
