import type { IndustryBank } from '../../bank.ts'

export const technology: IndustryBank = {
  truths: [
    'Good technology is the kind you stop noticing.',
    'A tool that works leaves your head free for the rest.',
    'Ten minutes saved every day are a week at the end of the year.',
    'When everything works together, work feels lighter.',
    'Simple is hard to build and easy to love.',
    'Nobody misses the time when things kept crashing.',
    'A clear answer is worth more than a long manual.',
    'Peace of mind is the best feature there is.',
  ],
  invites: [
    'Tell us what slows you down and we will look at it together.',
    'No jargon: ask us and you get an answer in plain words.',
    'If you are not sure what you need, begin with the problem.',
    'Show us how you work today and we will tell you what could be easier.',
  ],
  behind: [
    'Most of our work is asking questions. The solution is usually shorter than the search for it.',
    'We test the boring cases too, because those are the ones that happen on a Friday evening.',
    'Order in the cables, order in the folders: half of reliability is tidiness.',
    'We read the small print of updates so that you can get on with your day.',
  ],
  questions: [
    'Which task would you love never to do by hand again?',
    'What has cost you the most time this week?',
    'Keyboard shortcuts or mouse: be honest.',
    'Which app could you not work without?',
  ],
  tips: [
    {
      title: 'Back up today, not tomorrow',
      text: 'Two copies in two places, one of them outside the house. Then try once whether you can restore it.',
    },
    {
      title: 'Long beats complicated',
      text: 'A password of four unrelated words is easier to remember and harder to guess. Use a different one everywhere.',
    },
    {
      title: 'Turn on the second step',
      text: 'Two-step sign-in stops most attacks, and it takes five minutes to set up.',
    },
    {
      title: 'Update when you close, not when you open',
      text: 'Let updates run at the end of the day. You start fresh in the morning.',
    },
    {
      title: 'Restart before you despair',
      text: 'It sounds like a joke, and it solves a surprising number of problems.',
    },
    {
      title: 'Silence what does not matter',
      text: 'Switch off notifications for a week and put back only what you missed.',
    },
  ],
  calls: [
    'Send us a message and describe what you need.',
    'Write to us and we will look at it with you.',
    'Ask us for a short conversation.',
    'Tell us about your case and we will answer in plain words.',
    'Get in touch and let us find the simplest way.',
  ],
  shortCalls: ['Talk to us', 'Ask us how', 'See how it works', 'Make it simple'],
  articles: [
    'Small changes that make everyday technology calmer',
    'How to save time with what you already have',
    'Technology without headaches, in a few steps',
  ],
  visuals: [
    'The product on a desk in daylight, with real work around it.',
    'A screen recording of ten seconds that shows one single step.',
    'Two people looking at the same screen, smiling.',
    'A plain sketch of the problem on one side and the answer on the other.',
    'A tidy workplace seen from above.',
  ],
  hashtags: [
    'TechTips',
    'WorkSmarter',
    'DigitalLife',
    'SmallBusinessTech',
    'SaveTime',
    'TechMadeEasy',
    'Innovation',
    'ITSupport',
  ],
  emojis: ['💡', '🚀', '💻', '🔒', '⚙️', '📱'],
}

export const professional: IndustryBank = {
  truths: [
    'A clear explanation is the beginning of a good decision.',
    'You sleep better when the paperwork is in order.',
    'Trust grows when promises are small and kept.',
    'The right question at the start saves months at the end.',
    'It is a relief to hand something over and know that it is in good hands.',
    'Good advice takes your situation as seriously as you do.',
    'Problems get smaller once somebody has sorted them.',
    'Plain words are a form of respect.',
  ],
  invites: [
    'Bring your questions as they are. Putting them in order is our part.',
    'If you do not know whether you need help, ask. The answer may be no.',
    'Tell us where you stand today and what you would like to reach.',
    'A first conversation often shows how simple the next step is.',
  ],
  behind: [
    'A good answer often starts with an hour of reading that nobody sees.',
    'We write things down so that nobody has to rely on memory.',
    'Preparation is invisible when it has been done well.',
    'Checking twice is not slow. Correcting later is.',
  ],
  questions: [
    'Which task do you keep putting off?',
    'What would you hand over first if you could?',
    'What makes you trust an adviser?',
    'Which question have you never dared to ask?',
  ],
  tips: [
    {
      title: 'Keep one folder for this year',
      text: 'One place for everything that arrives, on paper or on screen. Sorting takes minutes when you do it once a month.',
    },
    {
      title: 'Write the date on it',
      text: 'Note deadlines in the calendar on the day they reach you, with a reminder a week before.',
    },
    {
      title: 'Ask for it in writing',
      text: 'A short message that sums up what was agreed prevents most misunderstandings.',
    },
    {
      title: 'Prepare three questions',
      text: 'Before any meeting, write down the three things you want to know. You will leave with answers.',
    },
    {
      title: 'Separate private and business',
      text: 'Two accounts and two folders save hours of searching at the end of the year.',
    },
    {
      title: 'Decide on a good day',
      text: 'Big decisions deserve a clear head. Sleep on it once, then act.',
    },
  ],
  calls: [
    'Write to us and tell us what it is about.',
    'Send us a message to arrange a conversation.',
    'Get in touch and we will look at the next step together.',
    'Ask us your question: we answer in plain words.',
    'Let us talk about your case.',
  ],
  shortCalls: ['Let us talk', 'Ask your question', 'Arrange a call', 'Write to us'],
  articles: [
    'Order in everyday business, one step at a time',
    'Good decisions start with good questions',
    'What you can prepare before you ask for advice',
  ],
  visuals: [
    'Two people in conversation at a table, seen from the side.',
    'Hands sorting documents into clear piles, from above.',
    'A desk with a notebook, a pen and a cup in morning light.',
    'One sentence on a plain background in the colours of the brand.',
    'A friendly portrait at the workplace, without posing.',
  ],
  hashtags: [
    'GoodAdvice',
    'SmallBusiness',
    'BusinessTips',
    'Expertise',
    'PlanAhead',
    'ClearAnswers',
    'WorkLife',
    'Consulting',
  ],
  emojis: ['🤝', '📋', '💼', '✅', '🗂️', '💬'],
}

export const realEstate: IndustryBank = {
  truths: [
    'A home is the place where you stop looking for one.',
    'You feel it at the door before you have seen the kitchen.',
    'Light in the morning is worth more than one room too many.',
    'Moving is a big step. It is lighter with somebody beside you.',
    'A street can be as important as a floor plan.',
    'The right question at a viewing saves years of annoyance.',
    'Every home has a story, and there is room for the next chapter.',
    'Good decisions need calm, figures and a second look.',
  ],
  invites: [
    'Tell us how you want to live and we will start from there.',
    'Thinking of selling? Ask us what comes first.',
    'Bring your list of wishes, and your list of limits too.',
    'If you are not ready yet, ask anyway. Good plans take time.',
  ],
  behind: [
    'Before a viewing there are keys, papers, measurements and a lot of open windows.',
    'A good photo waits for the right hour of light.',
    'We walk the street at different times of the day. It tells us more than any map.',
    'Papers are the quiet half of every key that changes hands.',
  ],
  questions: [
    'Balcony or garden: what could you not do without?',
    'What makes a flat feel like home to you?',
    'City centre or quiet street?',
    'Which room do you look at first?',
  ],
  tips: [
    {
      title: 'Visit twice',
      text: 'See it once in the morning and once in the evening. Light and noise change everything.',
    },
    {
      title: 'Open every window',
      text: 'Check how they close, where the sun comes from and what you hear outside.',
    },
    {
      title: 'Add up the whole month',
      text: 'Count rent or loan, heating, insurance and the way to work. Only the sum tells you what it costs.',
    },
    {
      title: 'Tidy before the photos',
      text: 'Clear surfaces and open curtains make rooms look larger. Half an hour is enough.',
    },
    {
      title: 'Ask about the house',
      text: 'Roof, heating, pipes: ask when each was last renewed and write the answer down.',
    },
    {
      title: 'Measure the big pieces',
      text: 'Sofa, bed, table: take their sizes with you. It saves surprises on the stairs.',
    },
  ],
  calls: [
    'Write to us to arrange a viewing.',
    'Send us a message and tell us what you are looking for.',
    'Ask us for the details.',
    'Let us talk about your plans.',
    'Get in touch and we will look at it together.',
  ],
  shortCalls: ['Arrange a viewing', 'Come and see it', 'Ask for details', 'Find your place'],
  articles: [
    'What to look at before you fall in love with a flat',
    'Moving with a clear head',
    'Questions worth asking at every viewing',
  ],
  visuals: [
    'The brightest room, photographed from the corner at eye level.',
    'The front door half open, with light from inside.',
    'The view from the window in the late afternoon.',
    'A set of keys in a hand, with the building out of focus.',
    'A short walk through the rooms, filmed slowly and at eye level.',
  ],
  hashtags: [
    'NewHome',
    'HomeSearch',
    'RealEstate',
    'HouseHunting',
    'DreamHome',
    'MovingDay',
    'HomeTips',
    'ForSale',
  ],
  emojis: ['🏡', '🔑', '🌇', '📐', '🪴', '🛋️'],
}
