import type { TopicWords } from '../read-topics.ts'

/** What a message is about, in text without accents and capitals. */
export const topicWords: readonly TopicWords[] = [
  {
    topic: 'spam',
    says: /\b(?:\d{1,3}k? (?:real|active) followers|(?:buy|more|real|boost) (?:your )?followers|bank details|your bank account|inheritance|(?:million|,000) (?:dollars|usd|euros)|bitcoin|crypto|seo (?:services?|experts?|company)|rank(?:ing)? (?:your|on google)|first page of google|web design services|business loans?|investment opportunity|congratulations you have won|claim your prize)\b/,
  },
  {
    topic: 'opt_out',
    says: /\b(?:stop (?:sending|texting|messaging|emailing|writing)|unsubscribe|take me off (?:your|the) list|don't (?:text|message|write to|email) me)\b/,
  },
  {
    topic: 'complaint',
    says: /\b(?:complain\w{0,4}|refund|money back|broken|damaged|defective|faulty|ruined|wrong (?:order|size|item|one|colou?r|cake|name)|disappoint\w{0,5}|terrible|horrible|awful|disgusting|unacceptable|rude|worst|charged (?:\S{1,20} ){0,4}(?:twice|double|too much|again|but|instead)|double charge|overcharged|never (?:arrived|came|answered|got)|hasn't (?:arrived|come)|has not (?:arrived|come)|didn't (?:arrive|work|fit|get)|still waiting|nobody (?:answers|answered|replied)|not happy|unhappy|(?:doesn't|does not|stopped) work\w{0,3}|(?:is|was) (?:cold|stale|raw|burnt|late|dirty|moldy)|fell off|leaking|scam|ripped|mess(?:ed)? up|upset|angry|furious|annoyed|fell apart|not (?:acceptable|satisfied|okay|working|what i)|unprofessional|(?:poor|bad) (?:service|quality|experience|job)|mistake|incorrect|ridiculous|waste of|waited (?:\S{1,20} ){0,3}(?:minutes|hours|weeks|days)|overcooked|undercooked|food poisoning|hair in my|made me sick|forgot (?:my|to|our)|days late|let down|faded|fading|(?:fell|came) (?:out|off)|(?:gave|have) (?:me )?a rash|irritat\w{2,4})\b|😡|🤬|👎/,
  },
  {
    topic: 'allergy',
    says: /\b(?:allerg\w{0,5}|gluten|lactose|celiac|coeliac|vegan|ingredients?|nuts?|peanuts?|dairy|intoleran\w{1,2}|ammonia|halal|kosher)\b/,
  },
  {
    topic: 'cancel',
    says: /\b(?:cancel\w{0,6}|call off)\b/,
  },
  {
    topic: 'change',
    says: /\b(?:reschedul\w{0,3}|(?:change|move|switch|push|postpone) (?:my |our |the |it |that )?(?:\w+ ){0,2}(?:appointment|booking|reservation|table|order|time|date|to )|(?:another|different) (?:day|time|date)|running (?:\S{1,10} ){0,3}late|something came up|(?:booked|appointment|reservation|table) (?:\S{1,20} ){0,10}(?:but|and) (?:\S{1,20} ){0,6}can (?:i|we) (?:do|come|have)|(?:can't|cannot|can not|won't) (?:make it|come)|(?:next week|later|earlier) instead)\b/,
  },
  {
    topic: 'order',
    says: /\b(?:(?:where is|where's|status of|track|tracking|about|update on) (?:my |our |the )?(?:\w+ )?(?:order|parcel|package|delivery)|my (?:order|parcel|package)|order (?:number|#)|has my .{0,20} shipped|pick up my|(?:is|are) my .{0,20} ready)\b/,
  },
  {
    topic: 'voucher',
    says: /\b(?:vouchers?|gift ?cards?|(?:gift )?certificates?|promotions?|coupons?|promo codes?|discounts?|loyalty|student rate|deals?|special offers?)\b/,
  },
  {
    topic: 'job',
    says: /\b(?:hiring|positions?|part[- ]time|full[- ]time|employment|vacanc(?:y|ies)|job|jobs|resume|my cv|looking for work|work (?:for|with) you|internship|apprentice\w{0,4}|apply (?:for|to) (?:a|the|work))\b/,
  },
  {
    topic: 'partner',
    says: /\b(?:collaborat\w{1,4}|partnerships?|sponsor\w{0,4}|influencers?|work together)\b/,
  },
  {
    topic: 'payment',
    says: /\b(?:invoices?|receipt|pay(?:ing|ment|ments)?|paid|credit cards?|debit|cash|by card|bank transfer|installments|deposit|take cards?|accept (?:cards?|cash))\b/,
  },
  {
    topic: 'delivery',
    says: /\b(?:deliver\w{0,4}|ship(?:ping|s)?|send it to|home delivery|take ?away|takeout|pick ?up)\b/,
  },
  {
    topic: 'price',
    says: /\b(?:prices?|pricing|costs?|how much|ballpark|fees?|what do you charge|do you charge|quote|rates?|estimate|charge for|expensive|cheap(?:er|est)?|price list)\b/,
  },
  {
    topic: 'hours',
    says: /\b(?:(?:are|do|will) you (?:guys )?(?:be )?(?:still )?(?:open|close|closed)|opening|open (?:on|today|tomorrow|now|late|until|this)|what time (?:do|are) you|your hours|(?<!\d )hours(?! of)|closing time|when do you (?:open|close)|close at|open at|(?:u|you|y'all|guys|shop|store|place) (?:still |gonna be |be )?(?:open|close)|(?:open|close) (?:tonight|at|for|over))\b/,
  },
  {
    topic: 'place',
    says: /\b(?:where (?:\w{1,12} )?(?:are you|is (?:the|your))|nearby|bus stop|subway|get there|near you|which floor|address|located|location|directions|parking|park|how do i (?:get|find)|which street|map)\b/,
  },
  {
    topic: 'booking',
    says: /\b(?:book(?:ing|ings|ed)?|appointments?|reserv\w{1,6}|table for|tables?|schedule (?:a|an|my)|any (?:slots|spots|space|room)|walk[- ]?ins?|a slot|squeeze me in|fit me in|see me|come in (?:on|for|this|next|tomorrow)|free (?:on|slot|slots|time)|any openings|availability)\b/,
  },
  {
    topic: 'purchase',
    says: /\b(?:(?:can|could|may) (?:i|we) (?:order|buy|get|have|collect|pick (?:it|them) up)|(?:i|we)(?:'d like| would like| want| need) (?:to (?:order|buy)|\d{1,3}|two|three|four|five|six|ten|twelve|a (?:dozen|cake)|some|more|the double)|place an order|i'll take|order (?:a|some|two|three|\d{1,3}))\b/,
  },
  {
    topic: 'stock',
    says: /\b(?:in stock|for sale|restock\w{0,3}|do you (?:still )?(?:have|sell|carry|stock)|have you got|got any|available|any (?:left|more)|sold out|size \w+|what sizes?|in (?:blue|red|black|white|green|pink|gray|yellow))\b/,
  },
  {
    topic: 'product',
    says: /\b(?:do you (?:do|make|offer|give|provide|cater|run|teach|repair|fix)|can you (?:do|make|cater|repair|fix)|how long (?:does|do|will|is)|what(?:'s| is) (?:the difference|included|in)|which one|recommend|tell me (?:more )?about|information (?:on|about)|more info\w{0,7}|interested in|what kind|how does)\b/,
  },
  {
    topic: 'praise',
    says: /\b(?:(?:best|great|lovely|wonderful) (?:time|evening|night)|(?<!(?:would|i'd|we'd) )lov(?:e|ed|ely)|amazing|wonderful|delicious|fantastic|awesome|brilliant|divine|incredible|superb|tasty|impressed|best .{0,30} ever|so (?:good|happy|pleased)|(?:great|excellent) (?:service|job|work|place|food|experience)|(?:is|was|looks?|it's) perfect|beautiful|never looked better|recommend you|five stars|(?:was|were|is) (?:such )?a (?:big |huge |total )?(?:hit|success))\b/,
  },
  {
    topic: 'thanks',
    says: /\b(?:thank\w{0,3}|thx|cheers|much appreciated)\b|^[👍👌🙏😊🙂😍\s]{1,12}$|^\W{0,3}(?:ok|okay|perfect|great|sounds good|got it)\b|\bsee you (?:then|soon|there|tomorrow)\b/u,
  },
  { topic: 'greeting', says: /👋|^\W{0,3}(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/ },
]

/** What went wrong, for the words of understanding. */
export const troubleWords = {
  late: /\b(?:never (?:arrived|came)|hasn't (?:arrived|come)|has not (?:arrived|come)|didn't (?:arrive|get)|still waiting for (?:my|the|our)|(?:is|was) late|not arrived|missing|days late)\b/,
  damaged:
    /\b(?:broken|damaged|defective|faulty|cracked|fell off|leaking|torn|ruined|(?:doesn't|does not|stopped) work\w{0,3}|crushed)\b/,
  wrong: /\b(?:wrong|not what i (?:ordered|asked)|instead of|mixed up|didn't fit)\b/,
  charge: /\b(?:charged|double charge|overcharged|too much money|billed)\b/,
  silence:
    /\b(?:nobody (?:answers|answered|replied)|never answered|no (?:answer|reply)|still waiting for (?:an answer|a reply|your))\b/,
  service: /\b(?:rude|staff|service|waiter|waitress|treated|attitude|ignored)\b/,
  quality:
    /\b(?:cold|stale|raw|burnt|dirty|disgusting|worst|taste[ds]?|quality|moldy|dry|uneven|awful|terrible|horrible)\b/,
}

export const requestWords = {
  /** What has to be avoided is already said. */
  allergen:
    /\b(?:allergic to|gluten|lactose|celiac|coeliac|nuts?|peanuts?|dairy|milk|eggs?|soy|ammonia|latex|sesame|fish|shellfish)\b/,
  diet: /\b(?:vegan|vegetarian|halal|kosher)\b/,
  runningLate: /\brunning (?:\S{1,10} ){0,3}late\b/,
  discount: /\b(?:discounts?|student rate|deals?|special offers?|promotions?)\b/,
  paid: /\bpaid\b/,
  relativeDay:
    /\b(?:yesterday|today|tonight|tomorrow|tmrw|tmr|tomoz|this (?:morning|afternoon|evening)|last night)\b/,
  holiday:
    /\b(?:christmas|xmas|new year\S{0,2}|easter|thanksgiving|bank holiday|public holiday|holidays?|the \d{1,2}(?:st|nd|rd|th))\b/,
  address:
    /\b(?:where (?:\w{1,12} )?(?:are you|is)|address|located|location|directions|get there|find you)\b/,
  parking: /\b(?:park|parking|car park)\b/,
  duration: /\bhow long\b/,
  goodbye: /\bsee you (?:then|soon|there|tomorrow)\b/,
  /** Where to, in text with its capitals. */
  destination: /\b(?:to|in|at|near) \p{Lu}\p{L}{2,20}/u,
  /** A price of something that was named before. */
  pointsBack: /\b(?:how much|price|cost)\b.{0,12}\b(?:it|that|this|those|them|one)\b/,
  refund: /\b(?:refund|money back|reimburs\w{1,6})\b/,
  photo: /\b(?:photo|picture|pic|image)s?\b/,
  /** Spanish says usted, tú or vos; English has one form. */
  formal: /(?!)/g,
  familiar: /(?!)/g,
  vos: /(?!)/,
  invoice: /\b(?:invoices?|bill)\b/,
  orderNumber:
    /\b(?:order|invoice|booking|ticket|ref\w{0,6}|number|no\.?)[ #:]{1,3}(?:is |number |no\.? )?#?([a-z]{0,3}-?\d{3,12})\b|#(\d{3,12})\b/,
}

/** Function words and greetings that show the language of a short text. */
export const languageWords = {
  words:
    'the and of with for from our your this that is are we you to on at new off all have hi hello hey thanks thank please how much what when where which who can could do does did i my me it in a an would like price open order want need good morning yes no was were not there any hours still just great',
}

/** Companies, teams and titles: no first names. */
export const noNames = {
  words:
    'the team shop store salon cafe bar restaurant studio family mr mrs ms miss dr sir madam admin info office sales support customer service hotel club user guest unknown anonymous my a',
}

/** Each in at least two ways, so that no sentence is sent twice. They promise nothing. */
export const replyWords = {
  hello: ['Hi {name},', 'Hi again, {name},'],
  helloNameless: ['Hi there,', 'Hello again,'],
  goodbye: ['Best wishes, {shop}', 'Kind regards, {shop}', 'Thanks, {shop}'],
  goodbyeNameless: ['Best wishes', 'Kind regards', 'Thanks'],
  priceKnown: ['{product}: {price}.', 'You asked about {product}: {price}.'],
  priceThanks: ['Thanks for asking!', 'Here you are:', ''],
  priceUnknown: [
    'Thanks for asking about {product}. We don’t have its price at hand, so someone from the team will check it and tell you here.',
    'We still need to check the price of {product} with the team.',
  ],
  priceOfWhat: [
    'Thanks for asking about the price. Which product or service do you have in mind?',
    'To tell you a price, we need to know which product or service you mean.',
  ],
  stockKnown: [
    'Someone from the team will check whether we have {product} at the moment and tell you here. How many do you need?',
    'The team is still checking {product} for you. Is there a size or quantity we should look for?',
  ],
  stockUnknown: [
    'We’ll ask the team and tell you here whether we have what you’re looking for. If a size, color or quantity matters, please tell us.',
    'The team still has to look for it. Could you describe once more what you need, with size or quantity?',
  ],
  productKnown: [
    'Yes, {product} is something we do.',
    'You asked about {product}: yes, that is one of the things we do.',
  ],
  productUnknown: [
    'Thanks for your question. We don’t want to guess, so someone from the team will check and reply here.',
    'The team will look at your question and reply here. Any detail you can add helps.',
  ],
  hours: [
    'Thanks for asking about our hours. The team will confirm them here, so that you don’t make the trip in vain. Which day do you have in mind?',
    'The team still has to confirm our hours for you. Which day is it about?',
  ],
  hoursHoliday: [
    'For the days you ask about, the team will confirm it here.',
    'The team still has to confirm the days you ask about.',
  ],
  hoursOfDay: [
    'Thanks for asking about our hours. The team will confirm them for that day here, so that you don’t make the trip in vain.',
    'The team still has to confirm our hours for that day.',
  ],
  booking: [
    'We’d love to see you! What would you like to book, and which day and time work for you? Someone from the team will check and answer here.',
    'To check a booking, the team needs to know what you would like, and the day and time.',
  ],
  bookingTime: [
    'We’d love to see you! Which time works for you that day? Someone from the team will check and answer here.',
    'The team still needs a time for that day. Which one works for you?',
  ],
  bookingDay: [
    'We’d love to see you! Which day do you have in mind? Someone from the team will check and answer here.',
    'The team still needs to know the day. Which one works for you?',
  ],
  bookingNoted: [
    'Thanks, we have the day and time you’d like. Someone from the team will check whether it’s possible and answer here.',
    'Your wish has reached us. The booking counts once the team has answered here.',
  ],
  runningLate: [
    'Thanks for letting us know that you’re running late. The team has your message and will write here if it is a problem.',
    'Thanks, the team knows that you’re running late.',
  ],
  change: [
    'Thanks for letting us know. Which booking or order is it about, and what should it be instead? The team will check what is possible and answer here.',
    'To change it, the team needs the old date and the new one. Could you send us both?',
  ],
  changeNoted: [
    'Thanks for letting us know. The team will check the change you ask for and answer here. Until then, everything stays as it was.',
    'The change you ask for is with the team, who will answer here.',
  ],
  cancel: [
    'Thanks for letting us know. Which booking or order is it about? Please send us the name and the date, and the team will look at it and answer here.',
    'To cancel, the team needs the name and the date. Could you send us both?',
  ],
  cancelNoted: [
    'Thanks for letting us know that you’d like to cancel. Someone from the team will look at it and answer here.',
    'Your wish to cancel is with the team, who will answer here.',
  ],
  order: [
    'Thanks for asking about your order. Could you send us the order number, or the name and date it was placed with? The team will check where it is.',
    'To find your order, the team needs its number, or the name and date. Could you send us that?',
  ],
  orderNoted: [
    'Thanks for asking about your order. We have the number {number}; someone from the team will check where it is and tell you here.',
    'The team is checking on {number} and will tell you here.',
  ],
  orderOfDay: [
    'Thanks for asking about your order. Is it the purchase of {day}? The team will check where it is and tell you here.',
    'To be sure we look at the right one: is it the purchase of {day}?',
  ],
  deliveryPlace: [
    'Thanks for asking about delivery. What would you like to order? The team will check whether we can deliver there and tell you here.',
    'The team still has to check whether we can deliver there.',
  ],
  delivery: [
    'Thanks for asking about delivery. Where would it have to go, and what would you like to order? The team will check what we can do and tell you here.',
    'The team still has to check delivery for you. Which town or ZIP code is it for?',
  ],
  parking: [
    'Thanks for asking about parking. Someone from the team will tell you here where you can park.',
    'The team still has to tell you where you can park.',
  ],
  place: [
    'Thanks for asking how to find us. Someone from the team will send you the exact address here. Are you coming by car or on foot?',
    'The team will send you the exact address here.',
  ],
  payment: [
    'Thanks for asking about payment. Someone from the team will confirm the details here, so that you get the right information. What is it for?',
    'The team still has to confirm the payment details for you.',
  ],
  invoicePaid: ['Our records show invoice {number} as paid.', 'Invoice {number} is marked as paid here.'],
  invoiceSaidPaid: [
    'Our records still show invoice {number} as open. The team will check the payment you mention and answer here.',
    'The team is checking your payment of invoice {number}.',
  ],
  invoiceOpen: [
    'Our records show invoice {number} as open. If you have paid it already, send us the date and the team will check.',
    'Invoice {number} is still open in our records; the team can check it with the date of your payment.',
  ],
  invoiceUnknown: [
    'Could you send us the number of the invoice? The team will look it up and answer here.',
    'To look it up, the team needs the number of the invoice.',
  ],
  discount: [
    'Thanks for your interest. The team will check whether there is an offer for you and answer here.',
    'The team still has to check offers for you.',
  ],
  voucher: [
    'Thanks for your interest. Is it about buying a voucher or using one? If you have a code, please send it to us; the team will check and answer here.',
    'The team still has to check vouchers and offers for you. Which one do you mean?',
  ],
  allergyNamed: [
    'Thanks for asking first. We don’t guess with allergies: the person who prepares it will check exactly what you ask, so please wait for our answer before you order or use it.',
    'Please wait for our answer: the person who prepares it has to check exactly what you ask.',
  ],
  allergy: [
    'Thanks for asking first. We don’t guess with allergies: which ingredients do you have to avoid? The person who prepares it will check, so please wait for our answer before you order or use it.',
    'Please wait for our answer before you order or use it: the person who prepares it has to check the ingredients.',
  ],
  partner: [
    'Thank you for your interest in working together. The team will read your message and answer here.',
    'The team will look at your proposal and answer here.',
  ],
  job: [
    'Thank you for your interest in working with us! Please send us a few lines about yourself: what you do, your experience and when you could start. The team will read it and answer here.',
    'The team will read your application and answer here. Which kind of work are you looking for?',
  ],
  sorry: ['We’re very sorry about this, and thank you for telling us.', 'We’re truly sorry for the trouble.'],
  late: [
    'We understand that something you were expecting hasn’t reached you on time.',
    'We know that you’re still waiting for it.',
  ],
  damaged: [
    'We understand that something wasn’t in good condition or doesn’t work.',
    'We know that it wasn’t in good condition.',
  ],
  wrong: [
    'We understand that it isn’t what you ordered or expected.',
    'We know that it isn’t what you expected.',
  ],
  charge: [
    'We understand that there is a problem with what you were charged.',
    'We know that it is about a charge.',
  ],
  silence: [
    'We understand that you’ve been waiting for an answer from us.',
    'We know you’ve waited too long to hear from us.',
  ],
  service: [
    'We understand that you weren’t treated the way you should be.',
    'We know that this was about how you were treated.',
  ],
  quality: [
    'We understand that the quality wasn’t what you expected from us.',
    'We know that the quality let you down.',
  ],
  refundAsked: [
    'You’re asking about your money: a person from our team has to decide that after looking at the case, and will answer you here.',
    'What you ask for about your money is with the person who decides it.',
  ],
  complaintNext: [
    'A person from our team will look at it personally and answer you here.',
    'The person in charge is reading this conversation and will answer you here.',
  ],
  complaintAsk: [
    'Could you send us the order number or the date, so that we find it?',
    'Is there an order number or a date that helps us find it?',
  ],
  complaintWhen: ['Could you tell us which day it was?', 'Which day did it happen?'],
  complaintPhoto: ['A photo would also help us understand it.', 'If you can, please add a photo.'],
  praise: [
    'Thank you so much for your kind words! They made our day, and we’ll pass them on to the whole team.',
    'That is so kind of you, thank you!',
  ],
  praiseShort: ['Thank you, that is lovely to read!', 'You’re very kind!'],
  purchase: [
    'Thanks for thinking of us! What exactly would you like, how many, and for which day? The team will check whether it’s possible and answer here.',
    'To check your order, the team needs to know what, how many and for which day.',
  ],
  purchaseNoted: [
    'Thanks for thinking of us! The team has your request, will check whether it’s possible and answer here. If a size, flavor or quantity matters, please tell us.',
    'Your request is with the team. It counts as an order once they have answered here.',
  ],
  spam: ['Thank you for your message. This isn’t something for us.', 'Thank you, but we aren’t interested.'],
  seeYou: ['Great, thank you! Until then.', 'Perfect, thanks for letting us know.'],
  optOut: [
    'We’re sorry to have bothered you. The team knows now that you don’t want these messages.',
    'Sorry again. Your wish is with the team.',
  ],
  thanks: [
    'You’re very welcome! If there is anything else, just write to us here.',
    'Our pleasure! We’re here if you need anything else.',
  ],
  greeting: [
    'Thanks for writing to us! How can we help you?',
    'Nice to hear from you! What can we do for you?',
  ],
  followUp: [
    'Is there anything else you need from us? Just write to us here.',
    'If a question is still open, please tell us here.',
  ],
  unclear: [
    'Thanks for your message. So that we understand it correctly: could you tell us a little more about what you need?',
    'Could you describe in a few more words what you need? Then the right person can answer you.',
  ],
}
