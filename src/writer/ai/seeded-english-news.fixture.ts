import type { SeededBrief } from './seeded-brief.fixture.ts'

const candles: SeededBrief = {
  locale: 'en',
  country: 'US',
  shop: 'Wick & Wax',
  products: ['Lavender Candle', 'Cedar Candle'],
  idea: 'Please stop using the Lavender Candle, lot 204: the glass can crack. Bring it back until January 15 for a full refund. Questions: 555 777 1200.',
  clean: [
    [
      'instagram',
      'If you have our Lavender Candle from lot 204, please stop using it: the glass can crack.\n\nBring it back to us until January 15 and you get a full refund. Questions? Call 555 777 1200.',
    ],
    [
      'x',
      'Please stop using the Lavender Candle, lot 204. Its glass can crack. Full refund until January 15: 555 777 1200',
    ],
    [
      'facebook',
      'Safety notice: the glass of the Lavender Candle with lot number 204 can crack, so please do not use it. You can return it for a full refund until 15 January. For questions, our number is (555) 777-1200.',
    ],
    [
      'email',
      'Hello,\n\nThe glass of our Lavender Candle, lot 204, can crack. Please stop using it.\n\nBring it back until January 15 and we will refund the full price. If you have questions, call us on 555 777 1200.\n\nWick & Wax',
      'Please stop using the Lavender Candle, lot 204',
    ],
    [
      'google_business',
      'Please stop using the Lavender Candle, lot 204: its glass can crack. Bring it back until January 15 for a full refund.',
    ],
  ],
  faults: [
    [
      'omits the lot',
      'facebook',
      'Please stop using the Lavender Candle: the glass can crack. Bring it back until January 15 for a full refund. Questions: 555 777 1200.',
    ],
    [
      'extends the date',
      'facebook',
      'Please stop using the Lavender Candle, lot 204: the glass can crack. Bring it back until January 31 for a full refund. Questions: 555 777 1200.',
    ],
    [
      'names another lot too',
      'facebook',
      'Please stop using the Lavender Candle, lots 204 and 205: the glass can crack. Bring it back until January 15 for a full refund. Questions: 555 777 1200.',
    ],
    [
      'adds a gift',
      'facebook',
      'Please stop using the Lavender Candle, lot 204: the glass can crack. Bring it back until January 15 for a full refund and a free Cedar Candle. Questions: 555 777 1200.',
    ],
    [
      'calms down with a certificate',
      'facebook',
      'Please stop using the Lavender Candle, lot 204: the glass can crack. All our other candles are certified. Bring it back until January 15 for a full refund. Questions: 555 777 1200.',
    ],
  ],
}

const diner: SeededBrief = {
  locale: 'en',
  country: 'US',
  shop: 'Noodle Corner',
  products: [],
  idea: 'New: pumpkin ramen at lunch, $14, Tuesdays to Thursdays while it lasts.',
  clean: [
    [
      'instagram',
      'Autumn in a bowl: our new pumpkin ramen is here.\n\nTuesdays to Thursdays at lunch, $14, while it lasts. Slurping is encouraged.\n\n#PumpkinRamen #NoodleCorner',
    ],
    ['x', 'New at lunch, Tuesday to Thursday: pumpkin ramen, $14, while it lasts.'],
    [
      'facebook',
      'Have you tried pumpkin in a ramen yet? Now you can: it is new on our lunch menu from Tuesday through Thursday, for 14 dollars, until we run out. Would you add chili?',
    ],
    [
      'email',
      'Hello,\n\nThere is something new at lunch: a pumpkin ramen, warm and a little sweet. We serve it on Tuesdays, Wednesdays and Thursdays for $14, for as long as it lasts.\n\nSee you at lunch,\nNoodle Corner',
      'Pumpkin ramen is here',
    ],
    ['instagram_story', 'New: pumpkin ramen\nTue–Thu at lunch, $14\nWhile it lasts'],
  ],
  faults: [
    ['lowers the price', 'x', 'New at lunch, Tuesday to Thursday: pumpkin ramen, $12, while it lasts.'],
    ['adds a weekday', 'x', 'New at lunch, Tuesday to Friday: pumpkin ramen, $14, while it lasts.'],
    ['omits the days', 'facebook', 'New at lunch: pumpkin ramen for $14, while it lasts.'],
    ['omits the price', 'facebook', 'New at lunch from Tuesday to Thursday: pumpkin ramen, while it lasts.'],
    [
      'claims ingredients',
      'facebook',
      'New at lunch from Tuesday to Thursday: pumpkin ramen, $14, while it lasts. It is vegan and gluten-free.',
    ],
    [
      'offers delivery',
      'facebook',
      'New at lunch from Tuesday to Thursday: pumpkin ramen, $14, while it lasts. We deliver to your door.',
    ],
    [
      'boasts',
      'facebook',
      'The best ramen in town: new at lunch from Tuesday to Thursday, pumpkin ramen, $14, while it lasts.',
    ],
    [
      'speaks to the owner',
      'facebook',
      'Sure! Here is your post: new at lunch from Tuesday to Thursday, pumpkin ramen, $14, while it lasts.',
    ],
  ],
}

const brunch: SeededBrief = {
  locale: 'en',
  country: 'GB',
  shop: 'The Copper Pan',
  products: ['Brunch'],
  idea: 'Win a brunch for two: follow us, like this post and tag a friend before November 30. One winner, drawn on December 1.',
  clean: [
    [
      'instagram',
      'Brunch for two, on the house?\n\nHere is how to win it: follow us, like this post, and tag the friend you would bring. Do it before 30 November. We draw one winner on 1 December.',
    ],
    [
      'x',
      'Win a brunch for two! Follow us, like this and tag a friend before Nov 30. We draw one winner on Dec 1.',
    ],
    [
      'facebook',
      'Who would you take to brunch? Follow us, like this post and tag them before 30 November: one winner gets a brunch for two. The draw is on 1 December.',
    ],
    [
      'threads',
      'A brunch for two could be yours. Follow us, like this post and tag a friend before November 30; we draw the winner on December 1. Who comes with you?',
    ],
  ],
  faults: [
    [
      'adds a prize',
      'facebook',
      'Win a brunch for two and a £50 voucher: follow us, like this post and tag a friend before 30 November. One winner, drawn on 1 December.',
    ],
    [
      'moves the draw',
      'facebook',
      'Win a brunch for two: follow us, like this post and tag a friend before 30 November. One winner, drawn on 3 December.',
    ],
    [
      'omits how to take part',
      'facebook',
      'Win a brunch for two at our place. One winner, drawn on 1 December, so be quick before 30 November.',
    ],
    [
      'claims demand',
      'facebook',
      'Thousands of people love it: win a brunch for two. Follow us, like this post and tag a friend before 30 November. One winner, drawn on 1 December.',
    ],
  ],
}

const hours: SeededBrief = {
  locale: 'en',
  country: 'US',
  shop: 'Main Street Cleaners',
  products: [],
  idea: 'We have new winter hours from December 1: Monday to Friday 8am to 4pm, closed at weekends.',
  clean: [
    [
      'facebook',
      'Our winter hours start on December 1. From then on you find us Monday to Friday from 8 am to 4 pm. At weekends we are closed.',
    ],
    ['x', 'Winter hours from Dec 1: Mon to Fri, 8am–4pm. Closed on weekends.'],
    [
      'instagram',
      'Shorter days, shorter hours.\n\nFrom December 1 we are open Monday to Friday, 8:00 to 16:00, and closed on Saturdays and Sundays.',
    ],
    [
      'google_business',
      'New winter hours from December 1: Monday to Friday, 8 a.m. to 4 p.m. We are closed at the weekend.',
    ],
  ],
  faults: [
    [
      'opens on Saturdays',
      'facebook',
      'Our winter hours start on December 1: Monday to Friday 8am to 4pm, Saturdays 10am to 1pm.',
    ],
    [
      'closes later',
      'facebook',
      'Our winter hours start on December 1: Monday to Friday 8am to 6pm, closed at weekends.',
    ],
    ['omits the start', 'facebook', 'Our new winter hours: Monday to Friday 8am to 4pm, closed at weekends.'],
    [
      'promises service',
      'facebook',
      'Our winter hours start on December 1: Monday to Friday 8am to 4pm, closed at weekends. Same great service, guaranteed.',
    ],
  ],
}

export const seededEnglishNews: readonly SeededBrief[] = [candles, diner, brunch, hours]
