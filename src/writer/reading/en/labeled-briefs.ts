import { platformNames } from '#connectors/social/platform-names.ts'
import type { LabeledBrief } from '../labeled-brief.ts'
import { labeledEveryday } from './labeled-everyday.ts'
import { labeledNews } from './labeled-news.ts'
import { labeledOffers } from './labeled-offers.ts'
import { labeledOwnersHappenings } from './labeled-owners-happenings.ts'
import { labeledOwnersPeople } from './labeled-owners-people.ts'
import { labeledOwnersSelling } from './labeled-owners-selling.ts'
import { labeledOwnersSerious } from './labeled-owners-serious.ts'

const salon = { name: 'Mane & Co', industry: 'beauty', products: ['Balayage', 'Cut and blow dry'] } as const
const bakery = { name: 'Crumb', industry: 'food', products: ['Sourdough', 'Cinnamon buns'] } as const
const cafe = { name: 'The Corner Cup', industry: 'food', products: ['Flat white'] } as const
const gym = { name: 'Northside', industry: 'health', products: ['Spin class', 'Monthly pass'] } as const
const books = { name: 'Paper Lantern', industry: 'retail', products: [] } as const
const vet = { name: 'Elm Street Vets', industry: 'health', products: [] } as const
const clothes = { name: 'Wren', industry: 'fashion', products: ['Linen dress'] } as const
const hardware = { name: 'Miller Hardware', industry: 'retail', products: [] } as const
const school = { name: 'Bright Keys', industry: 'education', products: ['Piano lessons'] } as const

/** As people type it. */
const instagram = platformNames.en.instagram.toLowerCase()

const labeledEvents: readonly LabeledBrief[] = [
  {
    id: 'event-wine-tasting',
    country: 'GB',
    shop: cafe,
    brief: 'wine tasting thurs 26 nov 7:30pm, 5 wines + cheese, £25pp, only 16 places. book on 020 7946 0123',
    kind: 'event',
    isSerious: false,
    facts: ['26', '7:30', '5 wines', 'cheese', '£25', '16 places', '020 7946 0123'],
    conditions: [],
    directions: [],
    call: 'book',
  },
  {
    id: 'event-signing',
    country: 'US',
    shop: books,
    brief:
      'Book signing with Laura Chen this Saturday at 2, her new novel "The Salt Road". Free entry. Come early, seats go fast. Make it warm',
    kind: 'event',
    isSerious: false,
    facts: ['Laura Chen', 'Saturday', '2', 'The Salt Road', 'Free entry', 'early'],
    conditions: [],
    directions: ['warm'],
    call: 'come',
  },
  {
    id: 'event-open-mic',
    country: 'US',
    shop: cafe,
    brief: 'open mic every thursday 7-9pm, sign up at the bar',
    kind: 'event',
    isSerious: false,
    facts: ['open mic', 'thursday', '7', '9', 'at the bar'],
    conditions: [],
    directions: [],
    call: 'sign up',
  },
  {
    id: 'event-workshop',
    country: 'GB',
    shop: { name: 'Petal & Stem', industry: 'retail', products: ['Wreaths'] },
    brief:
      "Christmas wreath workshops are back! 5th and 6th December, 10am-1pm at the village hall, £45 including mince pies & mulled wine. Bring gloves. DM us to book, don't mention last year's cancellation",
    kind: 'event',
    isSerious: false,
    facts: ['wreath', '5th', '6th', '10am', '1pm', 'village hall', '£45', 'mince pies', 'gloves'],
    conditions: [],
    directions: ["don't mention", 'cancellation'],
    call: 'dm',
  },
  {
    id: 'event-kids-party',
    country: 'US',
    shop: { name: 'Jump Town', industry: 'other', products: [] },
    brief:
      'Halloween party for kids under 10! Oct 30 4-6pm. costumes encouraged, $12 per child, parents free. RSVP by oct 27 jumptown.example/party',
    today: '2026-10-12',
    kind: 'event',
    isSerious: false,
    facts: ['under 10', 'Oct 30', '4', '6', '$12', 'parents free', '27', 'jumptown.example/party'],
    conditions: [],
    directions: [],
    call: 'rsvp',
  },
  {
    id: 'event-quiz',
    country: 'GB',
    shop: { name: 'The Fox', industry: 'food', products: [] },
    brief: 'quiz nite weds 8pm, teams of up to 6, £2 a head, winner gets bar tab. swing by',
    kind: 'event',
    isSerious: false,
    facts: ['quiz', '8pm', '6', '£2', 'bar tab'],
    conditions: [],
    directions: [],
    call: 'swing by',
  },
  {
    id: 'event-caps',
    country: 'US',
    shop: { name: 'Rosa Dance', industry: 'education', products: [] },
    brief: 'FREE SALSA CLASS THIS FRIDAY 8PM!!! NO PARTNER NEEDED. BRING WATER. 214 MAIN ST',
    kind: 'event',
    isSerious: false,
    facts: ['salsa', 'friday', '8pm', 'no partner needed', 'water', '214'],
    conditions: ['no partner needed'],
    directions: [],
    call: 'bring',
  },
  {
    id: 'event-ladies-night',
    country: 'US',
    shop: clothes,
    brief: `ladies night at the shop friday 11/20 from 6 to 9, bubbly, mini manis and 15% off everything. it's for ${instagram}, fun tone pls`,
    kind: 'event',
    isSerious: false,
    facts: ['11/20', '6', '9', 'bubbly', 'mini manis', '15%'],
    conditions: [],
    directions: [instagram, 'fun tone'],
    call: null,
  },
  {
    id: 'event-market',
    country: 'GB',
    shop: bakery,
    brief:
      "We'll be at Saturday's farmers market on the green, 9 till 1, with pies, sourdough and the good buns",
    kind: 'event',
    isSerious: false,
    facts: ['Saturday', 'farmers market', '9', '1', 'pies', 'sourdough', 'buns'],
    conditions: [],
    directions: [],
    call: null,
  },
  {
    id: 'event-open-day',
    country: 'GB',
    shop: school,
    brief:
      'Open day Sunday 29 November 11am–3pm\n- meet the teachers\n- try any instrument\n- tea and cake\nNo need to book\nPlease use a picture of the piano room',
    kind: 'event',
    isSerious: false,
    facts: ['29', '11am', '3pm', 'teachers', 'instrument', 'tea and cake', 'No need to book'],
    conditions: ['No need to book'],
    directions: ['picture of the piano room'],
    call: null,
  },
]

const labeledServices: readonly LabeledBrief[] = [
  {
    id: 'job-front-desk',
    country: 'US',
    shop: vet,
    brief:
      'hiring a front desk person, 30h, $19-21/h, weekends off, must love nervous dogs lol. apply jobs@clinic.example by friday the 11th',
    kind: 'job',
    isSerious: false,
    facts: ['front desk', '30h', '$19', '21', 'weekends off', 'nervous dogs', 'jobs@clinic.example', '11'],
    conditions: [],
    directions: [],
    call: 'apply',
  },
  {
    id: 'job-barista',
    country: 'GB',
    shop: cafe,
    brief:
      'Barista wanted! part time, 20 hrs pw inc. Saturdays, £12.60 ph + tips. experience helpful but not essential. pop in with a CV',
    kind: 'job',
    isSerious: false,
    facts: ['Barista', '20 hrs', 'Saturdays', '£12.60', 'tips', 'CV'],
    conditions: [],
    directions: [],
    call: 'pop in',
  },
  {
    id: 'job-stylist',
    country: 'US',
    shop: salon,
    brief:
      "we're looking for a full time stylist to join our team. commission + benefits. call (415) 555-0142",
    kind: 'job',
    isSerious: false,
    facts: ['full time', 'stylist', 'commission', 'benefits', '(415) 555-0142'],
    conditions: [],
    directions: [],
    call: 'call',
  },
  {
    id: 'job-apprentice',
    country: 'GB',
    shop: hardware,
    brief: 'Saturday job going for a 16-18 yr old, stock and till. ask for Pete. professional tone please',
    kind: 'job',
    isSerious: false,
    facts: ['16', '18', 'stock', 'till', 'Pete'],
    conditions: [],
    directions: ['professional tone'],
    call: 'ask',
  },
  {
    id: 'testimonial-dog',
    country: 'US',
    shop: vet,
    brief:
      '"Dr. Patel stayed late to see our beagle. He was back to stealing socks by Monday." - Karen W. Share this, no hard sell',
    kind: 'testimonial',
    isSerious: false,
    facts: ['Dr. Patel stayed late to see our beagle. He was back to stealing socks by Monday.', 'Karen W'],
    conditions: [],
    directions: ['no hard sell'],
    call: null,
  },
  {
    id: 'testimonial-lash',
    country: 'GB',
    shop: salon,
    brief:
      'lovely 5 star review from Jess: “best cut I have had in ten years, and the tea was good too”. book maneandco.example',
    kind: 'testimonial',
    isSerious: false,
    facts: [
      '5 star',
      'Jess',
      'best cut I have had in ten years, and the tea was good too',
      'maneandco.example',
    ],
    conditions: [],
    directions: [],
    call: 'book',
  },
  {
    id: 'testimonial-said',
    country: 'US',
    shop: gym,
    brief:
      'One of our members, Tom, told us "I came for the spin bike and stayed for the people". nothing cheesy',
    kind: 'testimonial',
    isSerious: false,
    facts: ['Tom', 'I came for the spin bike and stayed for the people'],
    conditions: [],
    directions: ['nothing cheesy'],
    call: null,
  },
  {
    id: 'anniversary-ten',
    country: 'US',
    shop: bakery,
    brief:
      '10 years today!! thank u to everyone who came through the door since 2016. free cookie w/ any coffee all day',
    kind: 'anniversary',
    isSerious: false,
    facts: ['10 years', '2016', 'free cookie', 'coffee', 'all day'],
    conditions: ['w/ any coffee'],
    directions: [],
    call: null,
  },
  {
    id: 'anniversary-opening',
    country: 'GB',
    shop: cafe,
    brief:
      'Grand opening of our second shop at 12 High Street, Lewes on Saturday 5 December from 9am. First 50 get a free coffee',
    kind: 'anniversary',
    isSerious: false,
    facts: ['second shop', '12 High Street', 'Lewes', '5 December', '9am', '50', 'free coffee'],
    conditions: ['First 50'],
    directions: [],
    call: null,
  },
  {
    id: 'anniversary-staff',
    country: 'GB',
    shop: hardware,
    brief: 'Our Maureen has worked here 25 yrs this week. say congrats if you see her',
    kind: 'anniversary',
    isSerious: false,
    facts: ['Maureen', '25 yrs'],
    conditions: [],
    directions: [],
    call: 'say',
  },
  {
    id: 'tip-leather',
    country: 'US',
    shop: { name: 'Cobble', industry: 'fashion', products: ['Boots'] },
    brief:
      'tip: stuff wet boots with newspaper and keep them away from the radiator, then condition once dry',
    kind: 'tip',
    isSerious: false,
    facts: ['wet boots', 'newspaper', 'radiator', 'condition once dry'],
    conditions: [],
    directions: [],
    call: null,
  },
  {
    id: 'tip-roses',
    country: 'GB',
    shop: { name: 'Petal & Stem', industry: 'retail', products: ['Roses'] },
    brief:
      'how to make cut roses last: cut stems at an angle, change water every 2 days, keep away from fruit. Keep it under 50 words',
    kind: 'tip',
    isSerious: false,
    facts: ['roses', 'stems at an angle', 'every 2 days', 'fruit'],
    conditions: [],
    directions: ['under 50 words'],
    call: null,
  },
  {
    id: 'tip-did-you-know',
    country: 'US',
    shop: vet,
    brief: 'did you know grapes are toxic for dogs? even a few. call your vet right away if they eat any',
    kind: 'tip',
    isSerious: false,
    facts: ['grapes', 'toxic', 'dogs', 'even a few', 'right away'],
    conditions: [],
    directions: [],
    call: 'call',
  },
  {
    id: 'greeting-thanksgiving',
    country: 'US',
    shop: hardware,
    brief: 'happy thanksgiving from all of us at Miller Hardware',
    kind: 'greeting',
    isSerious: false,
    facts: ['thanksgiving', 'Miller Hardware'],
    conditions: [],
    directions: [],
    call: null,
  },
  {
    id: 'greeting-christmas-closed',
    country: 'GB',
    shop: salon,
    brief: 'Merry Christmas to all our lovely clients! thank you for a brilliant year. see you in January xx',
    kind: 'greeting',
    isSerious: false,
    facts: ['Christmas', 'thank you', 'brilliant year', 'January'],
    conditions: [],
    directions: [],
    call: null,
  },
  {
    id: 'greeting-mothers-day',
    country: 'US',
    shop: cafe,
    brief: 'Write a short post wishing everyone a happy mothers day, no emojis',
    kind: 'greeting',
    isSerious: false,
    facts: ['mothers day'],
    conditions: [],
    directions: ['Write a short post', 'no emojis'],
    call: null,
  },
]

/** Written before the rules; they are the measure, not the pattern. */
export const enLabeledBriefs: readonly LabeledBrief[] = [
  ...labeledOffers,
  ...labeledEvents,
  ...labeledNews,
  ...labeledEveryday,
  ...labeledServices,
  ...labeledOwnersSelling,
  ...labeledOwnersHappenings,
  ...labeledOwnersSerious,
  ...labeledOwnersPeople,
]
