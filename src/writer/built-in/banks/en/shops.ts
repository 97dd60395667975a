import type { IndustryBank } from '../../bank.ts'

export const retail: IndustryBank = {
  truths: [
    'The right thing at the right moment makes a day easier.',
    'Finding something you did not know you needed is half the fun.',
    'Things that are well chosen stay with you for a long time.',
    'Good advice saves you a drawer full of mistakes.',
    'There is a special pleasure in carrying something new home.',
    'A small present says more than a long message.',
    'You buy better when somebody takes the time to explain.',
    'Useful and beautiful can go together very well.',
  ],
  invites: [
    'Tell us who it is for and we will help you choose.',
    'Not sure about size, colour or model? Ask us before you buy.',
    'Have a look around; we like questions.',
    'If you are looking for something special, tell us what it should do.',
  ],
  behind: [
    'Before something reaches the shelf, somebody has held it and asked: would I take this home?',
    'Unpacking, checking, arranging: the quiet hours that make a shop.',
    'A shelf tells a story. We move things around until it reads well.',
    'Before we recommend something, we like to have tried it ourselves.',
  ],
  questions: [
    'What was the last thing you bought that you still enjoy every day?',
    'Are you a planner or do you decide on the spot?',
    'Whom would you like to surprise this week?',
    'What have you been looking for without finding it?',
  ],
  tips: [
    {
      title: 'Measure before you choose',
      text: 'Two minutes with a tape measure at home save most returns. Note the figures on your phone.',
    },
    {
      title: 'Buy for the use, not for the offer',
      text: 'Ask yourself when you will use it for the first time. If the answer comes at once, it is a good purchase.',
    },
    {
      title: 'Keep the receipt where you find it',
      text: 'Take a photo of it on the day you buy. Paper fades, and drawers hide things.',
    },
    {
      title: 'Presents by habit, not by age',
      text: 'Think about what the person does on a normal day. The best ideas come from there.',
    },
    {
      title: 'One in, one out',
      text: 'For every new thing, let an old one go. Cupboards stay clear and choices get better.',
    },
    {
      title: 'Look after it from day one',
      text: 'Read the care label once, properly. Most things last much longer when they are treated as intended.',
    },
  ],
  calls: [
    'Come by and see it for yourself.',
    'Write to us and we will check it for you.',
    'Send us a message if you have a question.',
    'Drop in, have a look and take your time.',
    'Ask us and we will gladly help you choose.',
  ],
  shortCalls: ['Come and see', 'Have a look', 'Ask us about it', 'Find your favourite'],
  articles: [
    'How to choose well and enjoy it for longer',
    'Good purchases start with the right questions',
    'Choosing presents without headaches',
  ],
  visuals: [
    'The product in use, held by a hand, in daylight.',
    'A tidy shelf seen from the front with one colour that stands out.',
    'The product on a plain background with plenty of space around it.',
    'A parcel being wrapped, seen from above.',
    'The door of the shop in warm light.',
  ],
  hashtags: [
    'ShopLocal',
    'NewIn',
    'GiftIdeas',
    'SmallBusiness',
    'ShopSmall',
    'GoodFinds',
    'SupportLocal',
    'MustHave',
  ],
  emojis: ['🛍️', '🎁', '✨', '💛', '📦', '🏷️'],
}

export const fashion: IndustryBank = {
  truths: [
    'The right piece feels as if it had always been yours.',
    'Clothes are the first thing you say without a word.',
    'A good fit changes how you walk into a room.',
    'Comfortable and elegant are not opposites.',
    'One favourite piece is worth more than ten that never leave the wardrobe.',
    'Getting dressed is easier when everything goes together.',
    'Colour on a grey day is a small act of joy.',
    'You feel good fabric before you see it.',
  ],
  invites: [
    'Tell us where you are going and we will help you put it together.',
    'Between two sizes? Try both and decide in peace.',
    'Bring the piece you never know how to wear. We have ideas.',
    'Ask us about fabrics, cuts and care: we love the details.',
  ],
  behind: [
    'Choosing a collection means saying no many times. What hangs here has convinced us.',
    'Steaming, folding, pairing: a lot of hands stand behind a tidy rail.',
    'We look at the seams first. They tell you how long a piece will stay with you.',
    'A window takes hours. It is gone in a glance, and we love that glance.',
  ],
  questions: [
    'Which colour do you always reach for?',
    'Trainers or heels, even on a big day?',
    'Which piece in your wardrobe has the best story?',
    'What do you wear when you want to feel unbeatable?',
  ],
  tips: [
    {
      title: 'Build on three colours',
      text: 'Choose two quiet tones and one you love. Suddenly nearly everything goes together.',
    },
    {
      title: 'Sit down when you try it on',
      text: 'Standing in front of the mirror is easy. Sit, lift your arms, walk: then decide.',
    },
    {
      title: 'Wash less, air more',
      text: 'A night by the open window is often enough. Fibres and colours will thank you.',
    },
    {
      title: 'Look at the shoulders',
      text: 'If the shoulder fits, the rest can be adjusted. If it does not, leave it.',
    },
    {
      title: 'Turn it inside out',
      text: 'Wash dark and printed pieces inside out. Colours stay fresh for much longer.',
    },
    {
      title: 'Plan the evening before',
      text: 'Put tomorrow’s outfit on one hanger. Mornings get calmer at once.',
    },
  ],
  calls: [
    'Come by and try it on.',
    'Send us a message and ask for your size.',
    'Write to us and we will put something together for you.',
    'Pop in, take your time and find your piece.',
    'Tell us your size and your style and we will help.',
  ],
  shortCalls: ['Try it on', 'Find your size', 'Discover your look', 'See the pieces'],
  articles: [
    'A wardrobe that makes mornings easier',
    'How to wear what you already own in a new way',
    'Choosing clothes that stay with you',
  ],
  visuals: [
    'A full outfit on a person in the street, in soft afternoon light.',
    'A close-up of the fabric with the light coming from the side.',
    'Three pieces that go together, laid flat on a plain surface.',
    'A rail sorted by colour, photographed from the front.',
    'A short turn in front of the mirror, filmed from the hips up.',
  ],
  hashtags: [
    'NewLook',
    'StyleInspo',
    'OutfitIdeas',
    'EverydayStyle',
    'FashionFinds',
    'WearItWell',
    'NewCollection',
    'Wardrobe',
  ],
  emojis: ['👗', '✨', '🧥', '👜', '👟', '🕶️'],
}

export const food: IndustryBank = {
  truths: [
    'Good food brings people to the same table.',
    'The smell from the kitchen is the best invitation there is.',
    'Some days begin properly only after the first sip.',
    'A meal tastes better when nobody looks at the clock.',
    'Simple things, done well, are the ones you come back for.',
    'There is always a reason to share a dessert.',
    'A good plate can rescue an average day.',
    'Hunger is a good reason, company is a better one.',
  ],
  invites: [
    'Tell us what you like and what you cannot eat: we will find something.',
    'Come alone, in two or with everybody. There is room for appetite.',
    'Ask us what we would order ourselves today.',
    'If you do not know what to choose, let us surprise you.',
  ],
  behind: [
    'Long before the first plate goes out, there is chopping, stirring and tasting.',
    'A recipe is a conversation: a little more of this, a little less of that.',
    'The best seat in the house is by the pass, when everything comes together.',
    'We taste, and then we taste again. Somebody has to do it.',
  ],
  questions: [
    'Sweet or savoury: what comes first for you?',
    'Which dish reminds you of home?',
    'Whom would you like to invite to your table?',
    'What do you order when nobody is watching?',
  ],
  tips: [
    {
      title: 'Salt in layers',
      text: 'A little at each step tastes rounder than a lot at the end. Try before you add more.',
    },
    {
      title: 'Let bread breathe',
      text: 'Keep it in cloth or paper, cut side down. The crust stays crisp and the inside soft.',
    },
    {
      title: 'Coffee likes fresh water',
      text: 'Use fresh cold water each time. It is the main ingredient of every cup.',
    },
    {
      title: 'Rest the meat',
      text: 'Five minutes under a cloth before cutting keep the juices where they belong.',
    },
    {
      title: 'Herbs at the end',
      text: 'Soft herbs lose their voice in the heat. Add them when the pan is off the fire.',
    },
    {
      title: 'Cook once, eat twice',
      text: 'Double the sauce and freeze half. Your future self will be grateful on a Wednesday.',
    },
  ],
  calls: [
    'Come hungry and leave happy.',
    'Write to us and tell us what you fancy.',
    'Drop by and taste it.',
    'Send us a message with your order or your question.',
    'Bring somebody along and sit down with us.',
  ],
  shortCalls: ['Come and taste', 'Sit down with us', 'See you at the table', 'Order yours'],
  articles: [
    'Small kitchen habits that make everything taste better',
    'Eating well on an ordinary day',
    'What makes a simple dish a good one',
  ],
  visuals: [
    'The dish from above in daylight, with a hand reaching in.',
    'Steam rising from a cup, photographed against the light.',
    'A table with several plates being shared.',
    'Ingredients on a wooden board before cooking.',
    'A short clip of the last touch on the plate.',
  ],
  hashtags: [
    'Foodie',
    'GoodFood',
    'EatLocal',
    'FreshlyMade',
    'FoodLovers',
    'ComeHungry',
    'CoffeeTime',
    'TasteIt',
  ],
  emojis: ['🍽️', '☕', '🥐', '😋', '🍅', '🧁'],
}
