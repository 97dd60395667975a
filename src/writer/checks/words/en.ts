import type { Saying } from '../saying.ts'

/** January is the first. */
export const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]

/** Sunday is the first. */
export const weekdays = [
  ['sunday', 'sundays', 'sun'],
  ['monday', 'mondays', 'mon'],
  ['tuesday', 'tuesdays', 'tue', 'tues'],
  ['wednesday', 'wednesdays', 'wed'],
  ['thursday', 'thursdays', 'thu', 'thur', 'thurs'],
  ['friday', 'fridays', 'fri'],
  ['saturday', 'saturdays', 'sat'],
]

export const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}

export const nameWords = {
  /** Written with a capital without naming anybody. */
  plainCapitals:
    'i i’m i’ll i’d i’ve ok mr mrs ms miss dr am pm hi hello hey dear thanks thank best kind regards wishes warm sincerely english spanish wifi wi-fi internet yes no please sorry tv diy faq id vip',
  /** First names that give a person away even where a sentence begins. */
  firstNames:
    'adam alex alice amanda amy andrew anna anne anthony ashley barbara ben brian carol caroline charlie chris claire daniel david diana donna ed edward ella emily emma eric ethan eva fiona frank george grace hannah harry helen henry ian isabel jack jacob james jane jason jeff jennifer jenny jessica jim joe john jonathan joseph josh julia julie karen kate katie kelly kevin kim laura lauren leo liam linda lisa louise lucy luke maria marie mary matt matthew megan michael mike molly nancy natalie nick nicole noah olivia oliver patricia paul peter rachel rebecca richard rob robert ryan sam samantha sandra sarah scott sean sharon simon sophia sophie stephanie stephen steve susan thomas tim tom tony victoria will william zoe',
}

export const relativeDays: Record<string, string> = {
  tomorrow: 'tomorrow',
  tonight: 'tonight',
  today: 'today',
  'next week': 'next week',
  'this week': 'this week',
  'this weekend': 'weekend',
  'the weekend': 'weekend',
  weekends: 'weekend',
}

export const phrases = {
  /** Before a promise, these make it none. */
  hedges:
    /\b(?:can't|cannot|can not|unable|not able|won't|not yet|isn't|aren't|no longer|don't (?!worry)|(?:check|see|find out|know|confirm|ask|tell you|sure) (?:\w+ ){0,3}(?:if|whether)|whether|before we|(?:would|do) you (?:\w+ ){0,2}(?:want|need|like|mean)|about the|about your|asked? for|asking for|request for) /,
  /** The customer’s own words, repeated. */
  restating:
    /\b(?:you (?:say|said|mention|mentioned|ask|asked|wrote|paid|were charged|told|describe|bought|ordered|received)|your (?:message|question|payment|order|charge|invoice|budget|request)|about the|regarding|understand|charged|the charge|sorry)\b/,
}

export const sayings: readonly Saying[] = [
  {
    topic: 'refund',
    says: /\b(?:(?:we|i)(?:'ll| will| can| would|'re going to| are going to|'d be happy to|'ve| have)? ?(?:\w+ ){0,3}(?:refund|reimburse|pay you back|return your money)|(?:full|partial|complete) refund|(?:give|get|have|receive) (?:you )?(?:\w+ ){0,2}(?:refund|money back)|refund(?:ed)? (?:is|has been|will be|right|today|in full)|your money back|will be refunded|issue a refund)/,
    unless:
      /\b(?:look into|ask(?:ed|ing)?(?: us)? for|request(?:ed)?|want(?:ed)?) (?:\w+ ){0,2}(?:refund|money back)/,
  },
  {
    topic: 'replacement',
    says: /\b(?:(?:we|i)(?:'ll| will| can|'re going to) (?:\w+ ){0,3}(?:replace|exchange|swap|send (?:you )?(?:a new|another|a replacement)|bake you|make you (?:a new|another))|free replacement|get a new one)/,
  },
  {
    topic: 'repair',
    says: /\b(?:(?:we|i)(?:'ll| will| can|'re going to) (?:\w+ ){0,3}(?:redo|fix it|fix the|repair|sort it out|get it sorted|solve it|mend))/,
  },
  {
    topic: 'compensation',
    says: /\b(?:(?:we|i)(?:'ll| will) (?:cover|pay for|pay the)|you (?:won't|will not|don't|do not) (?:have to )?pay|make it (?:right|up to you)|compensat\w{0,6}|on us\b|gift card for you|voucher for your|goodwill|(?:offer|send|give) you (?:a|an) (?:\w+ ){0,2}(?:voucher|gift|credit|treat))/,
  },
  {
    topic: 'discount',
    says: /\b(?:discount(?:ed|s)?|half price|half-price|price off|money off|special price|buy one|bogo|promo code|coupon|on sale\b|special offer|best price|price match|lower price|2 for 1|3 for 2)\b/,
    unless:
      /\b(?:discount|coupon|promo code|voucher)[^.]{0,40}\?|\b(?:about|for) (?:a|the|your) (?:discount|promo|coupon)/,
  },
  {
    topic: 'guarantee',
    says: /\b(?:guarantee[ds]?|we promise|i promise|you have (?:our|my) word|without fail|risk[- ]free|no risk|lifetime warranty|warranty|definitely be|rest assured|100% safe|clinically proven|proven to|certified|licensed|insured|approved by|recommended by)\b/,
  },
  {
    topic: 'haste',
    says: /\b(?:(?:we|i)(?:'ll| will)[^.]{0,60}(?:today|tonight|tomorrow|right away|immediately|straight away|at once|this (?:morning|afternoon|evening)|within the hour|in an hour|in minutes|first thing)|within (?:the hour|an hour|minutes|hours|a day|\d{1,3})|same[- ]day|next[- ]day|in (?:a few|\d{1,3}) (?:minutes|hours)|by (?:tonight|tomorrow|the end of the day)|instantly)\b/,
  },
  {
    topic: 'always',
    says: /\b(?:always|24\/7|around the clock|every single time|never (?:fails?|runs? out|late|disappoints?|closes?)|all year round|anytime|any time|whenever you (?:like|want))\b/,
    unless:
      /\b(?:as always|always (?:happy|glad|welcome|here|a pleasure|nice|good|lovely|great)|if (?:you|it) always|(?:write|ask|message) (?:to )?us any ?time|any ?time you have)\b/,
  },
  {
    topic: 'booking',
    says: /\b(?:(?:is|are|it's|you're|we've|we have|i've|i have|all) (?:now )?(?:confirmed|booked|reserved|scheduled|set for)|(?:booked|reserved|saved|kept) (?:it |you |a |the )?(?:\w+ ){0,3}for you|(?:we|i)(?:'ll| will) (?:book|reserve|hold|save|keep|put) (?:you|it|one|a|the|that)|see you (?:on|at|then|tomorrow|tonight|this|next)|your (?:appointment|table|booking|reservation) (?:is (?:for|at|on|confirmed|all set)|has been (?:moved|changed|cancel\w{1,4}))|(?:moved|changed|cancel\w{1,4}) your (?:appointment|booking|reservation|order)|it's canceled|consider it done)/,
  },
  {
    topic: 'stock',
    says: /\b(?:(?:we|we do) (?:still )?have (?:it|them|that|plenty|\d{1,3}|some|one|a (?:table|slot|spot|place)|(?:tables|slots|spots|places|space|room|availability))|in stock|back in stock|(?:it's|they're|is|are) available|plenty left|we(?:'re| are) free (?:on|at)|there(?:'s| is) (?:a )?(?:space|room|availability|a slot|a spot|a table))\b/,
    unless: /\b(?:when|once|as soon as|which|what|have (?:it|them|that) (?:noted|in mind))\b/,
  },
  {
    topic: 'delivery',
    says: /\b(?:(?:we|we do|we can|we'll|we will) (?:deliver|ship|mail|post|send) (?!you\b|us\b)|delivery (?:is|takes|costs|included)|shipping (?:is|takes|costs)|(?:will|'ll) (?:arrive|be delivered|be with you|reach you)|(?:we|i)(?:'ll| will| can) (?:\w+ ){0,3}(?:courier|collect it|pick it up)|on its way|out for delivery|has (?:been shipped|shipped|left)|(?:deliver|ship) (?:worldwide|nationwide|to your))/,
  },
  {
    topic: 'opening',
    says: /\b(?:(?:we're|we are|we) (?:also )?(?:open|close|closed|opened)\b(?! to| as|-| up)|open (?:every day|daily|late|all day|on|from|until|tomorrow|today)|closed (?:on|tomorrow|today|for))/,
    unless:
      /\b(?:when|whether|what time|exactly when|hours) (?:\w+ ){0,3}(?:we're|we are|we) (?:open|closed?)/,
  },
  {
    topic: 'payment',
    says: /\b(?:we (?:do )?(?:accept|take) (?:all |credit |debit )?(?:cards?|cash|paypal|bizum|apple pay|visa|installments|checks?)|(?:you can )?pay (?:by|with|in) (?:card|cash|installments|paypal|bizum)|interest[- ]free|no deposit|you(?:'ve| have) been charged|payment (?:went|has gone|was) (?:through|received))/,
    unless: /\b(?:how did you|did you) pay/,
  },
  {
    topic: 'ingredients',
    says: /\b(?:(?:gluten|nut|peanut|lactose|dairy|sugar|egg|alcohol|ammonia|soy|fragrance|chemical|cruelty|preservative)[- ]?free\b|(?:contains?|has|have|with) no (?:gluten|nuts|peanuts|lactose|dairy|sugar|egg|ammonia|soy|alcohol)|without (?:gluten|nuts|lactose|dairy|egg|ammonia)|(?:is|are|it's|they're|all|our|100%) (?:\w+ ){0,2}(?:vegan|organic|hypoallergenic|halal|kosher|sugarless|safe)\b|safe for (?:you|people|children|celiacs|allerg))/,
    unless: /\b(?:need|needs|looking for|want|asked?|safe side)\b/,
  },
  {
    topic: 'ready',
    says: /\b(?:(?:will|'ll) be (?:ready|done|finished|fixed|repaired|completed)|your (?:\w+ ){1,3}is ready|are ready to (?:pick|collect)|ready (?:for (?:pickup|collection)|by|in|on|tomorrow|today|to collect)|done by|finished by)\b/,
  },
  {
    topic: 'demand',
    says: /\b(?:thousands of|hundreds of|millions of|dozens of|selling fast|almost gone|nearly gone|last (?:few|places|spots|units|chance)|only (?:\w+ ){1,3}left|limited (?:time|stock|edition|places)|while (?:stocks|supplies) last|everyone's favou?rite|family[- ]run|since \d{4}|years of experience|hand ?made|locally sourced)\b/,
  },
  {
    topic: 'free',
    says: /\b(?:free\b|complimentary|no (?:extra )?(?:charge|cost)\b|at no (?:extra )?cost|on the house|for nothing|costs? nothing|waive\w{0,2})/,
    unless:
      /\b(?:feel free|free to (?:write|ask|call|message|contact|reach|drop|tell|send|let|come|stop)|you(?:'re| are) free|are you free|we(?:'re| are) free|free (?:time|slot|slots|spot|table|day|moment|on|at|this|that|next)|if you're free|(?:gluten|nut|peanut|lactose|dairy|sugar|egg|alcohol|ammonia|soy|fragrance|chemical|cruelty|preservative|risk|interest|stress|hands)[- ]?free)\b/,
  },
  {
    topic: 'superlative',
    says: /\b(?:award|awards|award-winning|voted|top[- ]rated|world[- ]class|number one|number 1|no\. ?1|the (?:\w+ )?(?:best|finest|cheapest|greatest|leading|fastest|only place|most (?:popular|loved|famous|trusted|delicious|beautiful))|best (?:\w+ ){0,3}(?:in town|in the|around|of \d{4})|our best[- ]?sell\w{1,4}|best[- ]?sell\w{1,4}|unbeatable|unrivall?ed|second to none|five[- ]star|5[- ]star|lowest price|one of a kind|famous|legendary|celebrity)/,
    unless:
      /\b(?:the best (?:time|day|way|option|option for you|fit|thing (?:is|to do)|person|one for you|of luck)|all the best|the best for you)\b/,
  },
]
