import type { IndustryBank } from '../../bank.ts'

export const travel: IndustryBank = {
  truths: [
    'The best souvenirs are the stories you cannot stop telling.',
    'A few days away can sort out a whole month.',
    'Anticipation is the part of the journey that costs nothing.',
    'Somewhere new, you meet a different side of yourself.',
    'A good trip begins with somebody who knows the way.',
    'Slow mornings taste better in another place.',
    'You do not need to go far to come back changed.',
    'The map is a promise. The walk keeps it.',
  ],
  invites: [
    'Tell us what you dream of and how much time you have.',
    'With children, in two or alone: tell us who is coming along.',
    'Mountains, sea or old streets? Let us talk about it.',
    'If you know the feeling but not the place, we will look for it together.',
  ],
  behind: [
    'We read timetables so that you can read novels.',
    'Behind every relaxed morning there is a plan that somebody made.',
    'We like to know what lies around the corner before we send you there.',
    'Bags, beds, connections: the details are our favourite part.',
  ],
  questions: [
    'Window or aisle?',
    'Which place would you go back to tomorrow?',
    'What do you always pack and never use?',
    'Sea, mountains or city: where would you like to wake up?',
  ],
  tips: [
    {
      title: 'Photograph your papers',
      text: 'Keep a picture of passport, tickets and insurance where you can reach it without a signal.',
    },
    {
      title: 'Pack half of it again',
      text: 'Lay everything out, then put a third back. You will thank yourself on the stairs.',
    },
    {
      title: 'Leave one day open',
      text: 'Plan the highlights and keep one day free. The best stories usually happen there.',
    },
    {
      title: 'Learn five words',
      text: 'Hello, please, thank you, delicious, goodbye: in the language of the place they open doors.',
    },
    {
      title: 'Eat one street further',
      text: 'Walk a few minutes away from the main square. Plates get better and prices kinder.',
    },
    {
      title: 'Arrive before dark',
      text: 'A new place is friendlier by daylight. Choose the earlier connection if you can.',
    },
  ],
  calls: [
    'Write to us and tell us where you would like to wake up.',
    'Send us a message and we will start planning.',
    'Ask us about dates and ideas.',
    'Tell us your wishes and we will look at the rest.',
    'Come and plan your next escape with us.',
  ],
  shortCalls: ['Plan your escape', 'Where to next?', 'Ask us about dates', 'Pack your bags'],
  articles: [
    'Travelling lightly, in every sense',
    'How to plan a break that really is one',
    'Small habits for better journeys',
  ],
  visuals: [
    'A wide view with one small person in it.',
    'A suitcase by the door in morning light.',
    'A table with a map, a cup and a pen, from above.',
    'A short clip looking out of a moving window.',
    'A detail that only this place has: a door, a tile, a dish.',
  ],
  hashtags: [
    'TravelIdeas',
    'Wanderlust',
    'Getaway',
    'TravelTips',
    'ExploreMore',
    'WeekendTrip',
    'NextStop',
    'TravelPlans',
  ],
  emojis: ['🌍', '🧳', '🏖️', '🗺️', '✈️', '🌅'],
}

export const education: IndustryBank = {
  truths: [
    'The moment when something clicks is worth all the tries before it.',
    'Curiosity is the best start anybody can have.',
    'Learning is easier when mistakes are welcome.',
    'A patient explanation can change what somebody believes about themselves.',
    'A little every day goes further than a lot once.',
    'Nobody is too old for a first lesson.',
    'What you have understood, nobody can take away from you.',
    'Good teachers remember what it felt like not to know.',
  ],
  invites: [
    'Tell us where you stand and where you would like to be.',
    'No question is too simple here. Most people had it too.',
    'If you have tried before and stopped, come and tell us why.',
    'Ask us which level suits you.',
  ],
  behind: [
    'A good lesson is planned backwards: from what you should be able to do at the end.',
    'We explain it three ways, because people think in more than one.',
    'Behind every exercise there is a mistake we have seen many times.',
    'The board is wiped every evening. What was understood on it stays.',
  ],
  questions: [
    'What would you learn if you had an hour a week?',
    'Which teacher do you still remember, and why?',
    'Do you learn better by reading, hearing or doing?',
    'What have you always wanted to understand?',
  ],
  tips: [
    {
      title: 'Explain it to somebody',
      text: 'If you can say it in simple words, you have understood it. Where you stumble is what to look at again.',
    },
    {
      title: 'Short and often',
      text: 'Twenty minutes a day stay in the memory better than three hours on a Sunday.',
    },
    {
      title: 'Put the phone in another room',
      text: 'Even face down it costs attention. Half an hour without it feels like an hour gained.',
    },
    {
      title: 'Test yourself early',
      text: 'Close the book and write down what you remember. That is where learning happens.',
    },
    {
      title: 'Start with the hard part',
      text: 'Give the difficult task your freshest quarter of an hour. Everything after it feels easier.',
    },
    {
      title: 'Sleep on it',
      text: 'Look at it once more before you go to bed. The night does part of the work.',
    },
  ],
  calls: [
    'Write to us and ask about places.',
    'Send us a message and tell us what you would like to learn.',
    'Ask us which course suits you.',
    'Come by and get to know us.',
    'Let us know your level and your goal.',
  ],
  shortCalls: ['Learn with us', 'Ask about places', 'Start learning', 'Find your course'],
  articles: [
    'Learning that stays: a few simple habits',
    'How to learn with less effort and more joy',
    'What helps when learning feels hard',
  ],
  visuals: [
    'A hand writing in a notebook, in natural light.',
    'A group around a table, looking at the same thing.',
    'A board with one clear sketch on it.',
    'A short clip that explains one idea in ten seconds.',
    'A stack of books with a cup beside it.',
  ],
  hashtags: [
    'LearnSomethingNew',
    'LearningTips',
    'KeepLearning',
    'StudyTips',
    'Education',
    'NeverTooLate',
    'SkillsForLife',
    'ClassTime',
  ],
  emojis: ['📚', '✏️', '💡', '🎓', '🧠', '🌟'],
}

export const other: IndustryBank = {
  truths: [
    'Good work speaks quietly and stays for a long time.',
    'It is the small details that people remember.',
    'Being looked after well makes any day better.',
    'A friendly word costs nothing and changes a lot.',
    'Things get easier when you know whom to ask.',
    'What is made with care is felt at once.',
    'Close by is often better than far away.',
    'Some things are simply nicer in person.',
  ],
  invites: [
    'Tell us what you need and we will see what we can do.',
    'Ask us anything: we are happy to explain.',
    'If you are not sure whether we are the right place, just ask.',
    'Come and get to know us without any hurry.',
  ],
  behind: [
    'A lot of what we do happens before you arrive. That is how it should be.',
    'Tidying, preparing, checking: the quiet side of every good day.',
    'We talk about details longer than we like to admit.',
    'Behind every finished piece of work there are a few tries that nobody sees.',
  ],
  questions: [
    'What made you smile this week?',
    'How did you find out about us?',
    'What would make your everyday life easier?',
    'What should we tell you more about?',
  ],
  tips: [
    {
      title: 'Ask early',
      text: 'A question at the beginning takes a minute. The same question at the end can take a day.',
    },
    {
      title: 'Write it down',
      text: 'A short list of what matters to you helps everybody to help you.',
    },
    {
      title: 'Take a photo',
      text: 'A picture explains in a second what takes a long message in words.',
    },
    {
      title: 'Keep the quiet hours in mind',
      text: 'If you can, come outside the busy times. There is more room for your questions.',
    },
    {
      title: 'Look after it a little, often',
      text: 'Five minutes of care now and then keep most things in good shape for years.',
    },
    {
      title: 'Say what you did not like',
      text: 'Honest words help more than silence. Nobody can mend what nobody mentions.',
    },
  ],
  calls: [
    'Write to us and tell us what you need.',
    'Come by and say hello.',
    'Send us a message: we are happy to help.',
    'Ask us and we will answer.',
    'Get in touch whenever it suits you.',
  ],
  shortCalls: ['Come and see us', 'Write to us', 'Say hello', 'Ask us'],
  articles: [
    'Small things that make a difference',
    'How to get more out of every visit',
    'A few simple habits worth keeping',
  ],
  visuals: [
    'Hands at work in natural light, close up.',
    'The result on a plain background with plenty of space.',
    'The place from outside in warm evening light.',
    'A friendly face looking up from the work.',
    'A short clip from the first step to the last.',
  ],
  hashtags: [
    'SmallBusiness',
    'SupportLocal',
    'LocalBusiness',
    'MadeWithCare',
    'GoodThings',
    'Neighbourhood',
    'ShopLocal',
    'Community',
  ],
  emojis: ['✨', '💛', '👋', '🌟', '🙌', '📍'],
}
