import type { AttemptOutcome } from '#features/campaigns/post-shape.ts'

/** `short` is for networks where few words fit; the others get `long`. */
type DemoTexts = { title: string; description: string; long: string; short: string }

export const demoCampaignTexts: Record<string, DemoTexts> = {
  color: {
    title: 'Color Tuesdays',
    description: 'Fill quiet Tuesdays with color appointments.',
    long: 'Tuesday is color day at Salón Luna. Come in for a fresh tone and the blow-dry is on us.\n\nTwo hours for yourself, a coffee from next door, and hair that still looks new on Sunday. Message us and we’ll find you a time.\n\n#hairsalon #haircolor #madrid',
    short:
      'Tuesday is color day at Salón Luna: get your new tone and the blow-dry is on us. Which Tuesday is yours?',
  },
  brunch: {
    title: 'Brunch for two',
    description: 'Weekend brunch for couples and friends.',
    long: 'Two plates, two coffees, one table by the window. Our brunch for two is back, Saturdays and Sundays from ten to two.\n\nEggs the way you like them, bread baked this morning, and all the time you want. Message us to save a table.\n\n#brunch #cafe #weekend',
    short:
      'Brunch for two at Luna Café: two plates, two coffees, one table by the window. Saturdays and Sundays, 10 to 2.',
  },
  marta: {
    title: 'Meet Marta',
    description: 'Introduce the person behind the chair.',
    long: 'This is Marta. She’s been mixing colors at Salón Luna since the day we opened, and she remembers every tone she’s ever made for you.\n\nHer favorite part of the job? “The moment you look up and smile at the mirror.” Say hello next time you’re in.',
    short: 'This is Marta. She remembers every tone she’s ever mixed for you. Say hello next time you’re in!',
  },
  loyalty: {
    title: 'Your tenth coffee is on us',
    description: 'Tell regulars about the loyalty card.',
    long: 'You come in the rain, before work and with the stroller. We see you! Starting this week there’s a card for that: buy nine coffees and the tenth is on us.\n\nAsk for it at the counter. It fits in any pocket.',
    short: 'Nine coffees with us and the tenth is on the house. Ask for your card at the Luna Café counter.',
  },
  gifts: {
    title: 'A gift that always fits',
    description: 'Sell gift cards to people looking for a present.',
    long: 'Not sure about the size, the color or the scent? A gift card from Salón Luna always fits. You choose the amount, we wrap it, and someone you love gets two quiet hours.\n\nPick it up at the salon, or we’ll email it to you today.',
    short:
      'A gift that always fits: a Salón Luna gift card. Choose the amount and we’ll send it to you today.',
  },
  oat: {
    title: 'Oat flat white',
    description: 'Introduce the new oat milk.',
    long: 'We tasted eleven so you don’t have to. The oat milk we picked is creamy, a little sweet, and made just down the road.\n\nTry it in a flat white this week and tell us what you think.\n\n#flatwhite #oatmilk #coffee',
    short:
      'We tasted eleven oat milks so you don’t have to. Try the winner in a flat white this week. #flatwhite',
  },
  tips: {
    title: 'Five-minute hair',
    description: 'Short clips with tricks customers can try at home.',
    long: 'Three moves, five minutes, no hair dryer. Diego shows how he adds volume to fine hair on a busy morning. Save it for tomorrow!\n\n#hairtips #hairtok #finehair',
    short: 'Volume in five minutes, no hair dryer: Diego shows you how.',
  },
  music: {
    title: 'Live music on Friday',
    description: 'Fill Friday evening.',
    long: 'Friday, 7:30 PM: a guitar, a voice and the good chairs outside. Nora Vidal plays at Luna Café, and the kitchen stays open until ten.\n\nAdmission is free. Tables are few, so come early or message us to save one.',
    short:
      'Friday, 7:30 PM: Nora Vidal plays at Luna Café. A guitar, a voice, the good chairs outside. Admission is free.',
  },
  lastMinute: {
    title: 'Last-minute openings',
    description: 'Fill today’s open appointments fast.',
    long: 'Two people had to cancel, so two chairs are open today: a cut at 12:30 PM and a blow-dry at 5:00 PM. Message us and it’s yours.',
    short:
      'Last-minute openings today: a cut at 12:30 PM and a blow-dry at 5:00 PM. Message us and it’s yours.',
  },
  bridal: {
    title: 'Bridal mornings',
    description: 'Start conversations with people getting married.',
    long: 'The quietest hour of the loudest day: we open early, there’s tea, and nobody looks at the clock. Our bridal mornings include a trial, so nothing is a surprise.\n\nTell us your date and we’ll tell you honestly whether it’s free.',
    short:
      'The quietest hour of the loudest day: our bridal mornings, with a trial included. Tell us your date.',
  },
  offices: {
    title: 'Breakfast for your office',
    description: 'Turn nearby offices into regular customers.',
    long: 'Meetings are shorter when there’s a croissant at the end. We deliver breakfast to offices in the neighborhood, for six people or more, before nine.\n\nMessage us with the day and how many you are.',
    short: 'We deliver breakfast to offices in the neighborhood, for six people or more, before nine.',
  },
  latteArt: {
    title: 'Latte art at home without a steam wand: what works',
    description: 'Share what we know with people who make coffee at home.',
    long: 'People at the counter keep asking if they can pour a heart without a steam wand. They can: warm the milk until the pot is just too hot to hold, pump it in a French press for twenty seconds, swirl until it shines, and pour slowly from close by.\n\nWe tried four kinds of milk. Whole milk and barista oat held, skim and almond didn’t. What do you use?',
    short:
      'A heart on your coffee without a steam wand: warm milk, twenty seconds in a French press, swirl, pour.',
  },
  keratin: {
    title: 'Smooth for three months',
    description: 'Announce the new keratin treatment.',
    long: 'New at Salón Luna: a keratin treatment without the strong smell. It takes two hours and stays smooth for about three months, even when it rains.\n\nFirst we look at your hair together, and if something else suits you better, we’ll say so.',
    short:
      'New at Salón Luna: a keratin treatment without the strong smell, smooth for about three months. Ask us if it suits you.',
  },
  cake: {
    title: 'Cake of the week',
    description: 'A new cake every week, and a reason to come back.',
    long: 'This week: flourless almond and orange, baked by Omar. There are twelve slices a day and no secret stash.\n\nWhich cake would you like to see next week?',
    short: 'Cake of the week: flourless almond and orange. Twelve slices a day. Which one next week?',
  },
  hours: {
    title: 'New opening hours',
    description: 'Tell everyone we’re open later on Thursdays.',
    long: 'Starting next month we’re open until nine on Thursdays, for everyone who works late. All other days stay the same.\n\nYou can book the first late appointments now.',
    short:
      'Starting next month, Salón Luna is open until nine on Thursdays. You can book the first late appointments now.',
  },
  barista: {
    title: 'Make it yourself',
    description: 'An evening class for people who love coffee.',
    long: 'One evening, six people, two machines: Lucy shows how milk turns to silk and why the grinder matters more than the machine. You take home a bag of beans and, with luck, a heart in the foam.\n\nMessage us to save your spot.',
    short:
      'One evening, six people, two machines: learn to make the coffee you love. Message us to save your spot.',
  },
  birthday: {
    title: 'Five years of Salón Luna',
    description: 'Thank everyone, on every network, and invite them to the party.',
    long: 'Five years ago we turned the key for the first time, with two chairs and a borrowed mirror. Today there are six of us, and you’re the reason.\n\nCome by on Saturday from five: there’s cake, music, and a small thank-you for everyone who has ever sat in our chairs.',
    short: 'Five years of Salón Luna, and you’re the reason. Come by on Saturday from five: there’s cake!',
  },
  market: {
    title: 'See you at the market',
    description: 'Bring people from the Sunday market into the café.',
    long: 'This Sunday, find us at the market by the old bridge: our coffee, Omar’s almond cookies, and a card that gets you half off your next cup at the café.\n\nFrom ten until the cookies are gone.',
    short: 'This Sunday, find Luna Café at the market by the old bridge, until the cookies are gone.',
  },
  neighbours: {
    title: 'Dear neighbors',
    description: 'Tell the street about next week’s construction.',
    long: 'Next week our front window is being replaced. It’ll be loud on Monday and Tuesday morning, and we’re sorry. The side door stays open, and there’s a free trim waiting for every neighbor.',
    short: 'Our front window is being replaced next week. Sorry for the noise! The side door stays open.',
  },
}

/** What an offer says besides its days. */
export const demoOffers: Record<string, { title: string; coupon: string; terms: string }> = {
  keratin: {
    title: 'First keratin treatment: 20% off',
    coupon: 'SMOOTH20',
    terms: 'Once per person, by appointment, Monday to Thursday.',
  },
}

/** The answers of the networks to failed attempts. */
export const demoAnswers: Partial<Record<AttemptOutcome, string>> = {
  rejected: 'The network answered: the link in this post couldn’t be checked.',
  rate_limited: 'The network answered: too many posts at once, wait a minute.',
  not_sent: 'The network didn’t answer within ten seconds.',
}
