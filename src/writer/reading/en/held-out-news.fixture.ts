import type { HeldOutBrief } from './held-out-brief.ts'

/** Never looked at one by one: no rule may be made for a sentence of it. */
export const heldOutNews: readonly HeldOutBrief[] = [
  {
    id: 'sad-partner',
    country: 'US',
    brief:
      'My business partner and best friend Dev Anand died on Saturday. I cannot find the words yet. The store will be closed through Sunday the 29th. A memorial show will be announced.',
    kinds: ['sad_news'],
    isSerious: true,
    facts: ['Dev Anand', 'Saturday', '29th', 'memorial show'],
    dates: ['2026-11-14', '2026-11-29'],
  },
  {
    id: 'sad-close',
    country: 'GB',
    brief:
      "After 17 wonderful years we've made the hard decision to close Thread. Our last day is Sat 30 January. Closing sale starts tomorrow, 40% off everything, no exchanges. Please keep it dignified",
    kinds: ['sad_news'],
    isSerious: true,
    facts: ['17', '30 January', '40%', 'no exchanges'],
    conditions: ['no exchanges'],
    dates: ['2027-01-30', '2026-11-18'],
    offers: ['40% off'],
    directions: ['keep it dignified'],
  },
  {
    id: 'sad-flood',
    country: 'GB',
    brief:
      'pipe burst over night and the cellar is under 2 foot of water, all the christmas cheese gone. shut till further notice',
    kinds: ['sad_news'],
    isSerious: true,
    facts: ['pipe', 'cellar', '2 foot', 'christmas cheese', 'further notice'],
  },
  {
    id: 'sad-ill',
    country: 'US',
    brief:
      "our manager Luis had a heart attack monday. He's awake and cracking jokes. Hours may be short this week while we cover. cards can be dropped at the counter",
    kinds: ['sad_news'],
    isSerious: true,
    facts: ['Luis', 'heart attack', 'awake', 'counter'],
    dates: ['2026-11-16'],
  },
  {
    id: 'apol-menu',
    country: 'GB',
    brief:
      'we got the allergens wrong on saturdays tasting menu and were so sorry. nobody was ill. if you ate with us and have questions ring Amy on 01904 496 011',
    kinds: ['apology'],
    isSerious: true,
    facts: ['allergens', 'nobody was ill', 'Amy'],
    dates: ['2026-11-14'],
    contacts: ['01904 496 011'],
  },
  {
    id: 'apol-delay',
    country: 'US',
    today: '2026-05-11',
    brief:
      'Several Mothers Day orders arrived late or not at all. That is on us. Full refunds are being processed today plus a $20 credit. help@bloombar.example',
    kinds: ['apology'],
    isSerious: true,
    facts: ['Mothers Day', 'Full refunds', '$20 credit'],
    contacts: ['help@bloombar.example'],
  },
  {
    id: 'apol-post',
    country: 'GB',
    brief:
      'fitter didnt show at 3 houses yesterday, van broke down n phone died. gutted for those customers, all rebooked this week free of charge',
    kinds: ['apology'],
    isSerious: true,
    facts: ['3 houses', 'van broke down', 'rebooked', 'free of charge'],
    dates: ['2026-11-16'],
  },
  {
    id: 'warn-recall',
    country: 'US',
    brief:
      'RECALL NOTICE raw milk cheddar lot 2210 sold 11/1 to 11/9. possible listeria. do not eat it. return for refund, no receipt needed. 802-555-0104',
    kinds: ['warning'],
    isSerious: true,
    facts: ['cheddar', 'lot 2210', 'listeria', 'refund'],
    conditions: ['no receipt needed'],
    dates: ['2026-11-01', '2026-11-09'],
    contacts: ['802-555-0104'],
  },
  {
    id: 'warn-scam',
    country: 'GB',
    brief: "parents pls ignore the email from 'mathsmatters-billing', it isnt us, dont click the link",
    kinds: ['warning'],
    isSerious: true,
    facts: ['mathsmatters-billing', 'link'],
  },
  {
    id: 'warn-dog',
    country: 'GB',
    brief:
      'Two dogs treated this week for antifreeze poisoning around Abbey Fields. Keep yours on leads and ring us at once if they seem drunk or wobbly',
    kinds: ['warning'],
    isSerious: true,
    facts: ['Two dogs', 'antifreeze', 'Abbey Fields', 'leads'],
    conditions: ['if they seem drunk or wobbly'],
  },
  {
    id: 'char-sleep',
    country: 'GB',
    brief:
      'the lads are doing a sleep out on 28 nov to raise money for Centrepoint, sponsor forms on the counter, target is £500',
    kinds: ['charity'],
    facts: ['sleep out', '28 nov', 'Centrepoint', '£500'],
    dates: ['2026-11-28'],
  },
  {
    id: 'char-pct',
    country: 'US',
    brief: '20% of everything you spend on Small Business Saturday goes to the middle school band',
    kinds: ['charity'],
    facts: ['20%', 'Small Business Saturday', 'middle school band'],
    dates: ['2026-11-28'],
  },
  {
    id: 'char-thanks',
    country: 'US',
    brief: 'Our turkey drive is done: 184 turkeys to the mission. Thank you neighbors',
    kinds: ['charity'],
    facts: ['184', 'mission', 'Thank you'],
  },
  {
    id: 'greet-xmas',
    country: 'US',
    today: '2026-12-22',
    brief:
      'merry christmas + happy hanukkah from Sal, Tina and the whole deli crew. thank u for another great year',
    kinds: ['greeting'],
    facts: ['Sal', 'Tina', 'great year'],
  },
  {
    id: 'greet-short',
    country: 'GB',
    today: '2026-04-02',
    brief: 'happy easter lovelies 🐣',
    kinds: ['greeting'],
    facts: ['easter'],
  },
  {
    id: 'greet-grad',
    country: 'US',
    brief:
      'Congratulations to our three seniors who got into their first choice colleges! So proud. No last names',
    kinds: ['greeting', 'general', 'testimonial'],
    facts: ['three seniors', 'first choice'],
    directions: ['No last names'],
  },
  {
    id: 'job-fitter',
    country: 'GB',
    brief: 'blind fitter wanted, own van, £140-160 a day, M60 area, immediate start. call Kev 07700 900555',
    kinds: ['job'],
    facts: ['fitter', 'own van', '£140-160', 'M60', 'Kev'],
    offers: ['£140-160'],
    contacts: ['07700 900555'],
  },
  {
    id: 'job-ft',
    country: 'US',
    brief:
      'We are looking for a part-time massage therapist (LMT), 15-20 hrs/wk, $38/hr + tips. Must be licensed in Oregon. Send resume to jobs@align.example by Dec 4. Professional tone',
    kinds: ['job'],
    facts: ['massage therapist', '15-20', '$38', 'Oregon', 'Dec 4'],
    conditions: ['Must be licensed in Oregon'],
    dates: ['2026-12-04'],
    offers: ['$38'],
    directions: ['Professional tone'],
    contacts: ['jobs@align.example'],
  },
  {
    id: 'job-typo',
    country: 'US',
    brief: 'hireing counter help weekends 16 an hr freee lunch aply inside',
    kinds: ['job'],
    facts: ['counter help', 'weekends', '16', 'lunch'],
    offers: ['16 an hr'],
  },
  {
    id: 'test-quote',
    country: 'GB',
    brief:
      '“They sat with me for an hour when we lost Max. I will never forget it.” - Diane R. Please post with care, no emojis',
    kinds: ['testimonial'],
    isSerious: true,
    facts: ['They sat with me for an hour', 'Diane R'],
    directions: ['post with care', 'no emojis'],
  },
  {
    id: 'test-5star',
    country: 'US',
    brief:
      '5 star google review from Marcus: "cleanest laundromat in the city and the wifi actually works" 😂 thank him!',
    kinds: ['testimonial'],
    facts: ['5 star', 'Marcus', 'cleanest laundromat', 'wifi'],
    directions: ['thank him'],
  },
  {
    id: 'test-plain',
    country: 'GB',
    brief:
      'Ollie went from a 3 to a 6 in his mocks. His mum says he asked to do extra homework. EXTRA HOMEWORK',
    kinds: ['testimonial', 'general'],
    facts: ['Ollie', '3 to a 6', 'extra homework'],
  },
  {
    id: 'ann-20',
    country: 'GB',
    brief:
      '20 years in canal road this saturday!! cake, balloons and 20% off all vinyl flooring on the day only. thanks for everything',
    kinds: ['anniversary'],
    facts: ['20 years', 'saturday', 'cake', '20%', 'vinyl flooring'],
    conditions: ['on the day only'],
    dates: ['2026-11-21'],
    offers: ['20% off'],
  },
  {
    id: 'ann-open',
    country: 'US',
    brief:
      "It's official, our second location opens Dec 5 at 9am, 310 Grand Ave. First 25 people get a free mini bouquet",
    kinds: ['anniversary'],
    facts: ['second location', 'Dec 5', '9am', '310 Grand Ave', '25', 'mini bouquet'],
    conditions: ['First 25 people'],
    dates: ['2026-12-05'],
    offers: ['free mini bouquet'],
  },
  {
    id: 'tip-oil',
    country: 'US',
    brief:
      'tip: check tire pressure in the morning before you drive, cold tires give the right reading. number is on the door sticker not the tire',
    kinds: ['tip'],
    facts: ['tire pressure', 'morning', 'cold tires', 'door sticker'],
  },
  {
    id: 'tip-blinds',
    country: 'GB',
    brief:
      'how to clean wooden blinds: dry cloth first, then barely damp, never soak. 3 min per blind. short and helpful',
    kinds: ['tip'],
    facts: ['wooden blinds', 'dry cloth', 'never soak', '3 min'],
    directions: ['short and helpful'],
  },
  {
    id: 'gen-thanks',
    country: 'GB',
    brief:
      'thank you to everyone who came to our open studio at the weekend, you bought 64 mugs! we are blown away',
    kinds: ['general', 'greeting'],
    facts: ['open studio', '64 mugs'],
  },
  {
    id: 'gen-price',
    country: 'US',
    brief: 'starting Jan 1 washers go up 50 cents. first increase since 2019. dryers stay the same',
    kinds: ['general'],
    isSerious: true,
    facts: ['Jan 1', '50 cents', '2019', 'dryers'],
    dates: ['2027-01-01'],
  },
  {
    id: 'gen-question',
    country: 'US',
    brief: 'mustard or mayo on a turkey club? wrong answers only',
    kinds: ['general', 'contest'],
    facts: ['mustard or mayo', 'turkey club'],
  },
  {
    id: 'gen-mixed',
    country: 'US',
    brief:
      'buenos dias familia, fresh conchas y cafe de olla every morning from 6, come by antes del trabajo!',
    kinds: ['general', 'new_product', 'hours'],
    facts: ['conchas', 'cafe de olla', '6'],
  },
]
