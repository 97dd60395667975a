import type { SeededBrief } from './seeded-brief.fixture.ts'

const salon: SeededBrief = {
  locale: 'en',
  country: 'US',
  shop: 'Bloom Hair',
  products: ['Balayage', 'Root touch-up'],
  idea: '20% off balayage until Saturday, new clients only. Book at bloom.example or call 555 010 2233. Make it funny, no emoji please.',
  clean: [
    [
      'instagram',
      'Your roots called. They would like to talk.\n\nUntil Saturday, first-time clients get 20% off balayage, and nobody has to know how long it has been.\n\nBook at bloom.example or call us on (555) 010-2233.\n\n#Balayage #BloomHair',
    ],
    [
      'x',
      'New here? Balayage is 20% off for new clients through Saturday. Your hat can retire: bloom.example',
    ],
    [
      'facebook',
      'We have never met your hair, and we would like to. New clients get twenty percent off balayage until Saturday, November 21.\n\nReserve your chair at bloom.example or give us a ring: 555-010-2233. Which color have you been dreaming of?',
    ],
    [
      'email',
      'Hello,\n\nIf your mirror has been sighing lately, here is a reason to smile back: balayage is 20 % off until Saturday for clients who are new to us.\n\nPick your time at bloom.example, or call 555 010 2233 and tell us the worst.\n\nBloom Hair',
      'Your hair deserves a plot twist',
    ],
    ['instagram_story', '20% off balayage\nNew clients, until Saturday\nbloom.example'],
    [
      'whatsapp',
      'Hi! *20% off balayage until Saturday* if it is your first time with us. Your hair brings the drama, we bring the brushes. Book at bloom.example or call 555 010 2233.',
    ],
  ],
  faults: [
    [
      'omits the condition',
      'instagram',
      'Your roots called. Until Saturday, balayage is 20% off. Book at bloom.example or call 555 010 2233.',
    ],
    ['omits the condition in a short text', 'x', 'Balayage is 20% off through Saturday: bloom.example'],
    [
      'omits the date',
      'facebook',
      'New clients get 20% off balayage. Book at bloom.example or call 555 010 2233.',
    ],
    [
      'omits the call',
      'facebook',
      'New clients get 20% off balayage until Saturday. We would love to meet your hair.',
    ],
    ['changes the percentage', 'x', 'New clients get 25% off balayage until Saturday: bloom.example'],
    [
      'invents a date',
      'facebook',
      'New clients get 20% off balayage until Saturday, November 28. Book at bloom.example or call 555 010 2233.',
    ],
    [
      'invents a person',
      'facebook',
      'New clients get 20% off balayage until Saturday. Sarah will look after your color. Book at bloom.example or call 555 010 2233.',
    ],
    [
      'invents an award',
      'facebook',
      'Voted best salon in town: new clients get 20% off balayage until Saturday. Book at bloom.example or call 555 010 2233.',
    ],
    ['invents a price', 'x', 'New clients: balayage from $96, that is 20% off until Saturday. bloom.example'],
    [
      'invents a link',
      'facebook',
      'New clients get 20% off balayage until Saturday. Book at bloomhair.com/book or bloom.example, or call 555 010 2233.',
    ],
    [
      'invents a telephone number',
      'facebook',
      'New clients get 20% off balayage until Saturday. Book at bloom.example or call 555 010 2299.',
    ],
    [
      'adds something free',
      'facebook',
      'New clients get 20% off balayage until Saturday, with a complimentary blow-dry. Book at bloom.example or call 555 010 2233.',
    ],
    [
      'publishes a direction',
      'facebook',
      'Make it funny: new clients get 20% off balayage until Saturday. Book at bloom.example or call 555 010 2233.',
    ],
    [
      'uses emoji against the wish',
      'facebook',
      'New clients get 20% off balayage until Saturday 💇 Book at bloom.example or call 555 010 2233.',
    ],
    [
      'is in the wrong language',
      'x',
      'Para clientas nuevas, 20% de descuento en balayage hasta el sábado: bloom.example',
    ],
    [
      'guarantees',
      'facebook',
      'New clients get 20% off balayage until Saturday. We guarantee you will love it. Book at bloom.example or call 555 010 2233.',
    ],
  ],
}

const books: SeededBrief = {
  locale: 'en',
  country: 'GB',
  shop: 'Tide Books',
  products: [],
  idea: 'Write a short post about our evening with Ines Ferrer on Friday 20 November at 7pm. She reads from her novel “Tides”. Free entry, 30 seats. Reserve at hello@tidebooks.example. Do not mention the wine.',
  clean: [
    [
      'instagram',
      'An evening by the sea, indoors.\n\nInes Ferrer reads from her novel “Tides” this Friday, 20 November, at 7pm. Entry is free and there are 30 seats, so write to hello@tidebooks.example to reserve yours.',
    ],
    [
      'x',
      'Ines Ferrer reads from “Tides” on Friday 20 Nov at 19:00. Free, 30 seats: hello@tidebooks.example',
    ],
    [
      'facebook',
      'On Friday, November 20th, at seven in the evening (7 p.m.), Ines Ferrer joins us to read from “Tides”. It costs nothing to come, but we only have thirty seats. Save yours by email: hello@tidebooks.example. Have you read it yet?',
    ],
    [
      'email',
      'Hello,\n\nInes Ferrer is coming to the shop on Friday 20 November. From 7pm she will read from her novel “Tides”, and you are invited.\n\nEntry is free. There are 30 seats, so please reserve one by answering to hello@tidebooks.example.\n\nTide Books',
      'An evening with Ines Ferrer',
    ],
    [
      'instagram_story',
      'Ines Ferrer reads “Tides”\nFri 20 Nov, 7pm\nFree, 30 seats\nhello@tidebooks.example',
    ],
  ],
  faults: [
    [
      'omits the time',
      'facebook',
      'On Friday 20 November, Ines Ferrer reads from “Tides”. Free entry, 30 seats: hello@tidebooks.example.',
    ],
    [
      'omits the name',
      'facebook',
      'On Friday 20 November at 7pm, an author reads from “Tides”. Free entry, 30 seats. Reserve at hello@tidebooks.example.',
    ],
    [
      'changes the weekday',
      'facebook',
      'On Thursday 20 November at 7pm, Ines Ferrer reads from “Tides”. Free entry, 30 seats. Reserve at hello@tidebooks.example.',
    ],
    [
      'changes the time',
      'x',
      'Ines Ferrer reads from “Tides” on Friday 20 Nov at 8pm. Free, 30 seats: hello@tidebooks.example',
    ],
    [
      'invents a place',
      'facebook',
      'On Friday 20 November at 7pm, Ines Ferrer reads from “Tides” at the Harbour Theatre. Free entry, 30 seats. Reserve at hello@tidebooks.example.',
    ],
    [
      'mentions what is to stay out',
      'facebook',
      'On Friday 20 November at 7pm, Ines Ferrer reads from “Tides”. Free entry, 30 seats, and the wine is on the table. Reserve at hello@tidebooks.example.',
    ],
    [
      'boasts',
      'facebook',
      'On Friday 20 November at 7pm, the award-winning Ines Ferrer reads from “Tides”. Free entry, 30 seats. Reserve at hello@tidebooks.example.',
    ],
    [
      'publishes the request',
      'facebook',
      'Write a short post about our evening with Ines Ferrer on Friday 20 November at 7pm. She reads from “Tides”. Free entry, 30 seats: hello@tidebooks.example.',
    ],
    [
      'changes the address',
      'x',
      'Ines Ferrer reads from “Tides” on Friday 20 Nov at 7pm. Free, 30 seats: info@tidebooks.example',
    ],
  ],
}

const bakery: SeededBrief = {
  locale: 'en',
  country: 'US',
  shop: 'Hayes Bakery',
  products: ['Rye bread'],
  idea: 'Our founder Walter Hayes died on Sunday. He baked here for forty years. We are closed on Thursday for the funeral and open again on Friday at 7am.',
  clean: [
    [
      'instagram',
      'Walter Hayes, who founded this bakery, passed away on Sunday. For forty years he baked here, and we learned everything from him.\n\nOn Thursday we stay closed for his funeral. We are open again on Friday at 7 am. Thank you for your kindness.',
    ],
    [
      'x',
      'Our founder, Walter Hayes, died on Sunday. We are closed on Thursday for his funeral and open again on Friday at 7am.',
    ],
    [
      'facebook',
      'It is with great sadness that we share that Walter Hayes, our founder, died on Sunday. He baked in this shop for 40 years.\n\nWe will be closed on Thursday for the funeral, and will open again on Friday at 7:00.',
    ],
    [
      'email',
      'Dear friends,\n\nWalter Hayes, the founder of our bakery, died on Sunday. He baked here for forty years, and many of you knew him.\n\nThe shop is closed on Thursday so that we can be at the funeral. We open again on Friday at 7 in the morning.\n\nHayes Bakery',
      'Walter Hayes',
    ],
    [
      'instagram_story',
      'Walter Hayes, our founder, died on Sunday.\nClosed Thursday, open again Friday at 7am.',
    ],
  ],
  faults: [
    [
      'uses emoji on sad news',
      'facebook',
      'Our founder Walter Hayes died on Sunday 🕊️ He baked here for forty years. We are closed on Thursday for the funeral and open again on Friday at 7am.',
    ],
    [
      'uses hashtags on sad news',
      'instagram',
      'Our founder Walter Hayes died on Sunday. He baked here for forty years. We are closed on Thursday for the funeral and open again on Friday at 7am.\n\n#Bakery #FreshBread',
    ],
    [
      'sells on sad news',
      'facebook',
      'Our founder Walter Hayes died on Sunday. He baked here for forty years. We are closed on Thursday for the funeral and open again on Friday at 7am. Treat yourself to our rye bread.',
    ],
    [
      'cheers on sad news',
      'facebook',
      'Our founder Walter Hayes died on Sunday. He baked here for forty years. We are closed on Thursday for the funeral and open again on Friday at 7am. See you there!',
    ],
    [
      'omits the closing',
      'facebook',
      'Our founder Walter Hayes died on Sunday. He baked here for forty years. We will miss him.',
    ],
    [
      'changes the years',
      'facebook',
      'Our founder Walter Hayes died on Sunday. He baked here for fifty years. We are closed on Thursday for the funeral and open again on Friday at 7am.',
    ],
  ],
}

export const seededEnglish: readonly SeededBrief[] = [salon, books, bakery]
