import type { KindBank } from '../../bank.ts'

// Sentences about products do not fit these kinds, so they have their own for everything.

export const hours: KindBank = {
  hooks: [
    'Please note.',
    'A short notice from {shop}.',
    'So that you do not stand in front of a closed door.',
    'Good to know before you set out.',
    'About our opening hours.',
  ],
  follow: [
    'Thank you for keeping it in mind.',
    'Tell the others, so that nobody comes in vain.',
    'We are looking forward to your visit.',
    'Thank you for your understanding.',
  ],
  titles: [
    'Opening hours at {shop}',
    'A short notice from {shop}',
    'When you find us at {shop}',
    'Good to know before your visit',
  ],
  headlines: ['A short notice', 'Our opening hours', 'Good to know'],
  truths: [
    'Planning is easier when you know when the door is open.',
    'We would rather tell you early than late.',
    'Your way to us should always be worth it.',
    'A look at the hours saves a walk for nothing.',
  ],
  invites: [
    'If the hours do not suit you, tell us. Perhaps there is a way.',
    'If you need something urgently, write to us.',
    'Ask us if you are not sure about a day.',
  ],
  questions: [
    'Which hours suit you best?',
    'Do you like to come early or late?',
    'Which day is easiest for you?',
  ],
  tips: [
    {
      title: 'Check before you set out',
      text: 'Have a look at our latest post first. It takes ten seconds and saves a walk.',
    },
    {
      title: 'Come in the quiet hours',
      text: 'If you can choose, avoid the rush. There is more time for you then.',
    },
    {
      title: 'Write instead of waiting',
      text: 'A message reaches us even when the door is closed. We answer when we are back.',
    },
  ],
  calls: [
    'Write to us if you have a question.',
    'Send us a message if you are not sure.',
    'Save this post for later.',
    'See you soon.',
  ],
  hashtags: ['OpeningHours', 'GoodToKnow', 'PlanYourVisit', 'SeeYouSoon', 'VisitUs', 'NewsForYou'],
  shortCalls: ['See our hours', 'Plan your visit', 'Save this post', 'See you soon'],
}

export const hiring: KindBank = {
  hooks: [
    'There is news from our team.',
    'Would you like to work with us?',
    'There is a place free at {shop}.',
    'Maybe you know the right person.',
    'Our team is growing.',
  ],
  follow: [
    'If that sounds like you, we would like to meet you.',
    'If you know somebody who fits, send them this.',
    'Tell us who you are and what you enjoy doing.',
    'We are looking forward to getting to know you.',
  ],
  titles: ['Work with us at {shop}', 'A place is free at {shop}', 'Join {shop}', 'We are looking for you'],
  headlines: ['Work with us', 'We are looking for you', 'Join our team'],
  truths: [
    'Good work is easier among people who help each other.',
    'Attitude comes first. Much of the rest can be learned.',
    'We spend a lot of our day at work, so it should be a good place.',
    'A new colleague brings new ideas, and we like that.',
  ],
  invites: [
    'Ask us what a normal day looks like.',
    'Tell us what matters to you in a job.',
    'A short message is enough to begin with.',
  ],
  questions: [
    'Do you know somebody who would fit in well?',
    'What makes a good workplace for you?',
    'What would you ask us first?',
  ],
  tips: [
    {
      title: 'Tell us who you are',
      text: 'A few honest lines say more than a perfect letter. Write as you speak.',
    },
    {
      title: 'Tell us what you enjoy',
      text: 'People are good at what they like doing. That is where we start.',
    },
    {
      title: 'Ask us back',
      text: 'Write down what you want to know about us. A conversation has two sides.',
    },
  ],
  calls: [
    'Write to us and tell us about yourself.',
    'Send us a message with a few lines about you.',
    'Come by and introduce yourself.',
    'Pass it on to the right person.',
  ],
  hashtags: ['WeAreHiring', 'JoinTheTeam', 'JobOffer', 'WorkWithUs', 'LocalJobs', 'NewJob'],
  shortCalls: ['Write to us', 'Work with us', 'Introduce yourself', 'Pass it on'],
}

export const thanks: KindBank = {
  hooks: [
    'Thank you.',
    'Today we simply want to say thank you.',
    'This one goes out to you.',
    'A big thank you from {shop}.',
    'We do not say it often enough.',
  ],
  follow: [
    'Your words make our day.',
    'Without you it would only be a room with a door.',
    'You are the reason we enjoy what we do.',
    'Stay with us.',
  ],
  titles: ['Thank you from {shop}', 'A thank you to you', 'This one is for you', 'From {shop}, with thanks'],
  headlines: ['Thank you', 'This one is for you', 'With thanks from all of us'],
  truths: [
    'A kind word stays with us for days.',
    'Every visit and every message counts.',
    'It means a lot when people come back.',
    'Trust is something you give us, and we do not take it for granted.',
  ],
  invites: [
    'If you were happy, tell somebody. If not, tell us.',
    'We would love to read what you think.',
    'Tell us what we can do even better.',
  ],
  questions: [
    'What should we keep exactly as it is?',
    'What could we do better for you?',
    'What do you remember most fondly?',
  ],
  tips: [
    {
      title: 'Tell us what was good',
      text: 'A line is enough. It helps others to find us and gives us a lift.',
    },
    {
      title: 'Tell us what was missing',
      text: 'We would rather hear it from you than guess. Every hint helps.',
    },
    { title: 'Bring somebody along', text: 'The nicest thanks of all is when you bring a friend next time.' },
  ],
  calls: [
    'Tell us how it was for you.',
    'Write us a line: we read every one.',
    'Come and see us again soon.',
    'Send us a message whenever you like.',
  ],
  hashtags: ['ThankYou', 'Grateful', 'OurCustomers', 'WithLove', 'SmallBusiness', 'YouMakeItPossible'],
  shortCalls: ['See you soon', 'Come back soon', 'Tell us how it was', 'Stay with us'],
}
