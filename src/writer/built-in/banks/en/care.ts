import type { IndustryBank } from '../../bank.ts'

export const beauty: IndustryBank = {
  truths: [
    'A good haircut changes more than the mirror shows.',
    'Half an hour for yourself can turn a long week around.',
    'You notice it when you leave: shoulders lower, head higher.',
    'Looking like yourself, only rested, is a lovely feeling.',
    'Small changes are often the ones people ask you about.',
    'Feeling at ease in your own skin is worth the time it takes.',
    'There are days when fresh nails and clean lines lift the whole mood.',
    'Beauty that suits your everyday life is the kind that lasts.',
  ],
  invites: [
    'Not sure what suits you? Tell us how you live and we will think along.',
    'Bring a photo, a wish or just a feeling: we start from there.',
    'Tell us what you like and what you never want again. Both help.',
    'If you have been thinking about a change, let us talk about it.',
  ],
  behind: [
    'Before scissors or brush come out, there is a conversation. It is the most important part.',
    'Clean tools, a clear plan and enough time: the quiet half of our work.',
    'Colour is chemistry and patience. What looks easy has been thought through twice.',
    'We look at how hair falls and skin behaves before we suggest anything at all.',
  ],
  questions: [
    'What do you do for yourself when the week was long?',
    'Short and bold or long and soft: which side are you on?',
    'Which product could you not do without in the morning?',
    'When did you last change your look, and why?',
  ],
  tips: [
    {
      title: 'Finish with cooler water',
      text: 'Rinse with cool water at the end of the wash. Hair lies smoother and catches the light better.',
    },
    {
      title: 'Pat, do not rub',
      text: 'Wet hair is delicate. Press the water out with a towel and let the ends dry in peace.',
    },
    {
      title: 'Less product, better placed',
      text: 'Start with a small amount in the lengths and add only where it is missing. Roots rarely need any.',
    },
    {
      title: 'Sun protection is skin care',
      text: 'A light cream with a filter, every morning, does more for skin than most things that come after.',
    },
    {
      title: 'Give nails a break',
      text: 'A drop of oil on the cuticles in the evening keeps nails flexible, so they break less.',
    },
    {
      title: 'Clean your brushes',
      text: 'Wash make-up brushes once a week with mild soap. Colour goes on more evenly and skin stays calmer.',
    },
  ],
  calls: [
    'Send us a message and we will find a time that suits you.',
    'Write to us to book your visit.',
    'Tell us what you have in mind and we will take it from there.',
    'Come by or send us a message: we are glad to advise you.',
    'Choose your moment and let us know.',
  ],
  shortCalls: ['Book your visit', 'Treat yourself', 'Ask us for a time', 'Your time for you'],
  articles: [
    'Small habits that hair and skin thank you for',
    'Care that fits into a normal morning',
    'What really helps between two visits',
  ],
  visuals: [
    'A close-up of the result in daylight by a window, without a filter.',
    'Hands at work, seen from the side, with only the tools and the hair in focus.',
    'Before and after, side by side, same angle and same light.',
    'The products you use in a row on a plain, light surface.',
    'A smile in the mirror right after the last touch.',
  ],
  hashtags: [
    'HairCare',
    'BeautyTime',
    'SelfCare',
    'SalonLife',
    'SkinCare',
    'FreshLook',
    'BeautyTips',
    'NewHair',
  ],
  emojis: ['✨', '💇', '💅', '🌸', '🪞', '💆'],
}

export const health: IndustryBank = {
  truths: [
    'Feeling strong starts with one small step, repeated.',
    'Nobody regrets the half hour they gave to their body.',
    'Rest is part of progress, not the opposite of it.',
    'Moving with others is easier than starting alone.',
    'Good days often begin with a deep breath and a short walk.',
    'Your body remembers kindness as well as effort.',
    'What you can keep up matters more than what you can start.',
    'Energy is something you build, a little every day.',
  ],
  invites: [
    'Wherever you start from, tell us and we will begin there.',
    'Ask us anything: no question is too simple.',
    'If you have not moved for a while, you are welcome all the same.',
    'Tell us about your goal and we will look for the first step together.',
  ],
  behind: [
    'Good care begins with listening. The plan comes second.',
    'Behind every session there is preparation that nobody sees: notes, order, a calm room.',
    'We think about the small adjustments, because they decide how you feel tomorrow.',
    'Progress is rarely loud. We notice it in how people walk in.',
  ],
  questions: [
    'What helps you to get going on a slow day?',
    'Mornings or evenings: when do you like to move?',
    'Which small habit has done you the most good?',
    'What would you like to have more energy for?',
  ],
  tips: [
    {
      title: 'Start with ten minutes',
      text: 'Ten minutes you really do are worth more than an hour you keep putting off.',
    },
    {
      title: 'Drink before you are thirsty',
      text: 'Put a glass of water where you work. You will reach for it without thinking.',
    },
    {
      title: 'Stand up every hour',
      text: 'Two minutes on your feet, shoulders back, a few steps: your back will notice by the evening.',
    },
    {
      title: 'Warm up slowly',
      text: 'Five easy minutes before you begin prepare joints and muscles, and the rest feels lighter.',
    },
    {
      title: 'Keep the same bedtime',
      text: 'Sleep likes a rhythm. The same hour each night helps more than sleeping late at the weekend.',
    },
    {
      title: 'Write down one thing',
      text: 'Note what you did today, however small. On a hard day the list will remind you how far you have come.',
    },
  ],
  calls: [
    'Send us a message and we will find your first date.',
    'Write to us and ask what suits you.',
    'Come by, look around and ask your questions.',
    'Tell us your goal and we will plan the first step.',
    'Let us know when you have time.',
  ],
  shortCalls: ['Take the first step', 'Start this week', 'Move with us', 'Ask us how'],
  articles: [
    'Small steps that you can really keep up',
    'How to feel better without turning your life around',
    'Habits that give more energy than they cost',
  ],
  visuals: [
    'Somebody in motion in natural light, with the background slightly blurred.',
    'A water bottle, a towel and shoes laid out before the start.',
    'A calm room with an open window and a mat on the floor.',
    'Two people laughing after an effort, without posing.',
    'A close-up of hands showing the correct position.',
  ],
  hashtags: [
    'FeelGood',
    'HealthyHabits',
    'MoveMore',
    'Wellbeing',
    'FitLife',
    'DailyEnergy',
    'StepByStep',
    'HealthTips',
  ],
  emojis: ['💪', '🌿', '🧘', '🏃', '💧', '🌞'],
}
