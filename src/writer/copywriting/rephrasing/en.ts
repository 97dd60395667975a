import { capitalized, lowered } from '../../first-letter.ts'
import { expression, type SentenceRule, type Swap } from '../rephrase-rules.ts'
import { part } from '../rule.ts'

const DAY = '(mon|tues|wednes|thurs|fri|satur|sun)day'
const MORE_DAYS = '(?! (?:and|or|to|through|thru|morning|afternoon|evening|night|&)\\b)'
const PRICE = '[$£€]\\d{1,6}(?:[.,]\\d{1,3}){0,2}'

const UNIT =
  '(night|ball|session|person|month|week|day|hour|bundle|dozen|kilo|pound|bottle|box|head|class|child|slice|pint|cup)'

/** An oven or a phone dies, but does not pass away. */
const AFTER_PERSON =
  '(?<=(?:,|\\b(?:he|she|founder|owner|colleague|friend|father|mother|dad|mum|mom|grandfather|grandmother|grandad|nan|husband|wife|partner|boss|chef|baker|barista|manager|neighbor|neighbour|regular)) )'

const swaps: readonly Swap[] = [
  { from: expression("you'll now find us at"), to: "we're now at" },
  { from: expression(`instead of (${PRICE})`), to: '(usually $1)' },
  { from: expression('every (weekend|day|week|month|morning|evening)'), to: 'each $1' },
  { from: expression('each (weekend|day|week|month|morning|evening)'), to: 'every $1' },
  { from: expression('(?<=^)thank you for'), to: 'we thank you for', isSober: true },
  { from: expression('come in any day'), to: 'come in on any day' },
  { from: expression('(?<=^)meet(?= \\p{L}{2,20}, our\\b)'), to: 'say hello to' },
  { from: expression('because of(?! (?:you|them|him|her|me|us)\\b)'), to: 'due to', isSober: true },
  { from: expression('due to'), to: 'because of', isSober: true },
  { from: expression('stays open'), to: 'remains open', isSober: true },
  { from: expression(`(${PRICE}) an? ${UNIT}`), to: '$1 per $2' },
  { from: expression(`(${PRICE}) per (?!hour)${UNIT}`), to: '$1 a $2' },
  { from: expression('as long as(?= (?:you|they|it|your)\\b)'), to: 'provided', isSober: true },
  { from: expression('comes with'), to: 'includes' },
  { from: expression('prices start at'), to: 'prices from' },
  { from: expression('call ahead'), to: 'call first' },
  { from: expression("so(?= (?:we|you) can(?!['’n]))"), to: 'so that', isSober: true },
  { from: expression("so that(?= (?:we|you) can(?!['’n]))"), to: 'so', isSober: true },
  { from: expression('have a look'), to: 'take a look' },
  { from: expression('take a look(?! at)'), to: 'have a look' },
  {
    from: expression('we still have(?= (?:a few|two|three|four|five|some|\\d{1,2}) [\\p{L} ]{2,30} left\\b)'),
    to: 'there are still',
  },
  {
    from: expression('we have(?= (?:a few|two|three|four|five|some|\\d{1,2}) [\\p{L} ]{2,30} left\\b)'),
    to: 'there are',
  },
  {
    from: expression(
      'there are(?= (?:a few|two|three|four|five|some|only \\d{1,2}|\\d{1,2}) [\\p{L} ]{2,30} left\\b)',
    ),
    to: 'we have',
  },
  { from: expression('(?<=\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)? )till(?= \\d)'), to: 'to' },
  { from: expression('fresh from the oven'), to: 'straight from the oven' },
  { from: expression('came out to'), to: 'came to' },
  { from: expression('thankful (?=for\\b|to\\b)'), to: 'grateful ' },
  { from: expression('grateful (?=for\\b|to\\b)'), to: 'thankful ' },

  { from: expression(`${AFTER_PERSON}has died`), to: 'has passed away', isSober: true },
  {
    from: expression(`${AFTER_PERSON}died(?! (?:of|from|in|by|for)\\b)`),
    to: 'passed away',
    isSober: true,
  },
  { from: expression('someone(?= (?:is|has|was|who)\\b)'), to: 'somebody', isSober: true },
  { from: expression('about(?= (?:\\d{1,3} days\\b))'), to: 'around', isSober: true },
  { from: expression('some of you'), to: 'a few of you', isSober: true },
  { from: expression("we've got"), to: 'we have', isSober: true },
  { from: expression("you've got"), to: 'you have', isSober: true },
  { from: expression(`every ${DAY}${MORE_DAYS}`), to: 'on $1days' },
  { from: expression(`on ${DAY}s${MORE_DAYS}`), to: 'every $1day' },
  { from: expression(`(?<!\\b(?:and|or|on|&) )${DAY}s(?= at \\d)`), to: 'every $1day', hasCapital: true },
  { from: expression(`from (${PRICE})(?! (?:to|and|up)\\b| ?[-–])`), to: 'starting at $1' },
  { from: expression(`starting at (${PRICE})`), to: 'from $1' },
  { from: expression(`(${PRICE}) each`), to: '$1 apiece' },
  { from: expression(`(${PRICE}) apiece`), to: '$1 each' },
  { from: expression('until they sell out'), to: "until they're gone" },
  { from: expression('until it sells out'), to: "until it's gone" },
  { from: expression('while they last'), to: "until they're gone" },
  { from: expression('(?<!we |i )(is|are) back(?=$|:)'), to: '$1 here again' },
  { from: expression('ha(?:s|ve) just arrived'), to: 'just came in' },
  { from: expression('have arrived'), to: 'are here' },
  { from: expression('has arrived'), to: 'is here' },
  { from: expression('now available'), to: 'available now' },
  { from: expression('come early'), to: 'get here early' },
  { from: expression('arrive early'), to: 'come early' },
  { from: expression('bring a friend(?! along)'), to: 'bring a friend along' },
  { from: expression('join us(?= (?:for\\b))'), to: 'come along' },
  { from: expression('(seats|places|spots|spaces) are limited to (\\d{1,4})'), to: 'there are only $2 $1' },
  { from: expression('(?<=\\bno \\p{L}{3,20} )(?:needed|necessary)'), to: 'required' },
  { from: expression('(?<=\\bno \\p{L}{3,20} )required'), to: 'needed' },
  { from: expression('if you want(?= (?:to\\b|one\\b|a\\b|an\\b|the\\b))'), to: "if you'd like" },
  { from: expression("if you'd like(?= (?:to\\b|one\\b|a\\b|an\\b|the\\b))"), to: 'if you want' },
  { from: expression('thank you(?= (?:for\\b|so much\\b))'), to: 'thanks' },
  { from: expression('thanks(?= (?:for\\b|so much\\b))'), to: 'thank you', isSober: true },
  { from: expression('thank you all for'), to: 'thanks to all of you for' },
  { from: expression('today only'), to: 'only today' },
  { from: expression('only today'), to: 'just for today' },
  { from: expression('(takes|lasts) about(?= \\d| an?\\b)'), to: '$1 around' },
  { from: expression('about(?= (?:\\d{1,3} (?:minutes|hours|people)\\b))'), to: 'around' },
  { from: expression('starts(?= (?:at \\d|on\\b))'), to: 'begins' },
  { from: expression('begins(?= (?:at \\d|on\\b))'), to: 'starts' },
  {
    from: expression(
      '(order|pre-order|book|reserve|apply|rsvp|reply|register|sign up) by(?= (?:noon|midnight|\\p{L}{2,6}day|\\d))',
    ),
    to: '$1 no later than',
  },
  {
    from: expression("(we're|we are|i'm) (?:so |very |really )?(?:excited|thrilled|delighted)(?= to\\b)"),
    to: '$1 happy',
  },
  { from: expression("don't forget"), to: 'remember' },
  { from: expression('let us know'), to: 'tell us' },
  { from: expression('get in touch(?! with)'), to: 'contact us' },
  { from: expression('(?:drop us a line|send us a message)'), to: 'write to us' },
  { from: expression('check out(?= (?:our|the|this|what|these)\\b)'), to: 'take a look at' },
  { from: expression('for free(?=$|[,.])'), to: 'at no charge' },
  { from: expression('helps too'), to: 'also helps' },
  { from: expression('everyone(?= (?:is\\b|who\\b))'), to: 'everybody', isSober: true },
  { from: expression('everybody(?= (?:is\\b|who\\b))'), to: 'everyone', isSober: true },
  { from: expression('should have known'), to: 'ought to have known', isSober: true },
  { from: expression('going round'), to: 'going around', isSober: true },
  { from: expression('went peacefully'), to: 'passed peacefully', isSober: true },
  {
    from: expression('(?<=^)we never(?= (?:do|ask|send|call|text)\\b)'),
    to: 'we would never',
    isSober: true,
  },
  { from: expression('all (?:are )?welcome(?=$|,)'), to: 'everyone is welcome' },
  { from: expression('(?:stop|swing|drop|pop) by'), to: 'come by' },
  { from: expression('come by'), to: 'stop by' },
  { from: expression("we(?:'ll| will) be (open|closed)"), to: 'we are $1', isSober: true },
  { from: expression("we can't wait to see you"), to: 'we look forward to seeing you' },
  { from: expression("we can't wait to meet you"), to: 'we look forward to meeting you' },
  { from: expression('(?<!we )hope to see you (?:there|then|soon)'), to: 'we hope you can make it' },
  { from: expression('(?<=^)limited to(?= (?:\\d{1,4} (?:people|per)\\b))'), to: 'no more than' },
  { from: expression('our brand[- ]new'), to: 'our new' },
]

const CONTACT = 'call|ring|phone|text|e-?mail|message|dm|whatsapp|visit|go to|write to'
const WISH = 'book|order|pre-order|reserve|sign up|register|join|apply|enter|find out more|learn more|ask'
const won: Readonly<Record<string, string>> = {
  pick: 'picked',
  draw: 'drawn',
  announce: 'announced',
  choose: 'chosen',
}

const rules: readonly SentenceRule[] = [
  {
    is: /^(\p{L}{3,20}) recommended$/iu,
    ways: (found) => [`We recommend ${lowered(part(found, 1))}`],
  },
  {
    isSober: true,
    is: /^(gift cards|vouchers|tickets) can be used ([^;:!?]{3,80})$/i,
    ways: (found) => [`You can use ${lowered(part(found, 1))} ${part(found, 2)}`],
  },
  {
    isSober: true,
    is: /^(we (?:are|'re) [^,;:!?]{5,90}) after (\d{1,3} (?:wonderful )?years)$/i,
    ways: (found) => [`After ${part(found, 2)}, ${lowered(part(found, 1))}`],
  },
  {
    is: /^if you(?:'d like| would like| want) (to [^,;:!?]{3,50}|one|an? [^,;:!?]{3,40}), ([^;:!?]{5,120})$/i,
    ways: (found) => [`Would you like ${part(found, 1)}? ${capitalized(part(found, 2))}`],
  },
  {
    // "Call 600 123 to book"
    is: new RegExp(
      `^(?:please |just )?((?:${CONTACT}) [^,;:!?]{2,80}?) to ((?:${WISH})\\b[^,;:!?]{0,60})$`,
      'i',
    ),
    ways: (found) => [`To ${part(found, 2)}, ${lowered(part(found, 1))}`],
  },
  {
    is: new RegExp(
      `^to ((?:${WISH})\\b[^,;:!?]{0,60}), (?:please |just )?((?:${CONTACT}) [^;:!?]{2,80})$`,
      'i',
    ),
    ways: (found) => [`${capitalized(part(found, 2))} to ${part(found, 1)}`],
  },
  {
    // "Reserve your mat at lark.example"
    is: /^((?:book|order|pre-order|reserve|rsvp|sign up|register|apply) (?:[^,;:!?]{0,60} )?(?:at|by|on|online|via|through|before|until|in|here|with) [^;:!?]{2,100})$/i,
    ways: (found) => [`You can ${lowered(part(found, 1))}`],
  },
  {
    is: /^you can ((?:book|order|pre-order|reserve|rsvp|sign up|register|apply)\b[^;:!?]{3,120})$/i,
    ways: (found) => [capitalized(part(found, 1))],
  },
  {
    // Another comma or "ask" before it could change what the condition belongs to.
    is: /^((?:book|order|pre-order|reserve|call|ring|dm|message|text|come|bring|e-?mail|reply|write)\b[^,;:!?]{2,100}(?<!\b(?:ask|see|know|check|us whether))) (if (?:you|your|it|they)\b[^,;:!?]{2,60})$/i,
    ways: (found) => [`${capitalized(part(found, 2))}, ${lowered(part(found, 1))}`],
  },
  {
    is: /^(takes|ends|starts|runs|closes|costs|lasts|serves|feeds) ([^;:!?]{2,120})$/i,
    ways: (found) => [`It ${part(found, 1).toLowerCase()} ${part(found, 2)}`],
  },
  {
    is: /^(?:it )?ends ((?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b[^;:!?,]{0,40})$/i,
    ways: (found) => [`You have until ${part(found, 1).replace(/^on /i, '')}`],
  },
  {
    is: /^available ((?:until|from|through)\b[^;:!?]{2,80})$/i,
    ways: (found) => [`It's available ${part(found, 1)}`],
  },
  {
    is: /^free (entry|admission|entrance|parking|delivery|shipping)((?: [^,;:]{1,60})?(?:, but [^;:]{3,80})?)$/i,
    ways: (found) => [`${capitalized(part(found, 1))} is free${part(found, 2)}`],
  },
  {
    is: /^(entry|admission|entrance|parking|delivery|shipping) is free((?: [^,;:]{1,60})?(?:, but [^;:]{3,80})?)$/i,
    ways: (found) => [`Free ${part(found, 1).toLowerCase()}${part(found, 2)}`],
  },
  {
    is: /^first (class|session|lesson|visit|consultation|month|coffee|drink) is (free|on us)$/i,
    ways: (found) => [
      `Your first ${part(found, 1).toLowerCase()} is ${part(found, 2)}`,
      `The first ${part(found, 1).toLowerCase()} is ${part(found, 2)}`,
    ],
  },
  {
    is: /^we(?:'ll| will) (pick|draw|announce|choose) (?:a|the|our) winner(s?)( [^,;:!?]{2,60})?$/i,
    ways: (found) => [
      `The winner${part(found, 2)} will be ${won[part(found, 1).toLowerCase()] ?? 'announced'}${part(found, 3)}`,
    ],
  },
  {
    // "Winter check for £29: tires, battery and lights"
    is: /^([^:,;.!?]{3,50}) for ([$£€]\d{1,6}(?:\.\d\d)?): ([^:;.!?()]{5,120})$/,
    ways: (found) => [`${part(found, 1)} (${part(found, 3)}) for ${part(found, 2)}`],
  },
  {
    is: /^((?:our|my|the) new(?:est)? [^:,;]{3,30}): ([^:;.!?]{3,80})$/i,
    ways: (found) => [`${capitalized(part(found, 2))}: ${lowered(part(found, 1))}`],
  },
  {
    isSober: true,
    is: /^it is with (?:great |deep )?sadness that we (?:share|announce|tell you) that ([^;:!?]{5,200})$/i,
    ways: (found) => [`We are deeply saddened to share that ${part(found, 1)}`],
  },
  {
    isSober: true,
    is: /^we(?:'re| are) (?:so |very |truly |really )?sorry (for|about|that) ([^;:!?]{3,160})$/i,
    ways: (found) => [
      part(found, 1).toLowerCase() === 'that'
        ? `We apologize that ${part(found, 2)}`
        : `We apologize for ${part(found, 2)}`,
    ],
  },
]

const MONTHS = '(jan)uary|(feb)ruary|(aug)ust|(oct)ober|(nov)ember|(dec)ember'

/** Shorter ways to say all of it. */
const cuts: readonly Swap[] = [
  { from: expression("(?<=^)(?:we're|we are) (?=closed|open|hiring|back|looking)"), to: '', isSober: true },
  {
    from: expression(
      "(?<=^)(?:we've got|we have|there is|there's|there are) (?=an? |some |\\d|two |three |new |fresh |free )",
    ),
    to: '',
  },
  { from: expression("(?<=^)(?:it's|it is) (?=an? |only |free|available|open|in store)"), to: '' },
  {
    from: expression('(?<=^)you can (?=book|order|pre-order|reserve|rsvp|sign up|register|apply|find|call)'),
    to: '',
  },
  { from: expression('(?<=^|, )please (?=\\p{L})'), to: '' },
  { from: expression('(?<=^)just (?=ask|call|dm|message|tell|reply|come|book)'), to: '' },
  { from: expression('(?<=^)(?:and|also,|plus,) (?=\\p{L})'), to: '' },
  { from: expression('(?<=^)come and (?=try|see|visit)'), to: '' },
  {
    from: expression(
      '(?:a (?:big|huge|very special) )?thank you (?:so much |very much )?(?:to all of you )?(?=for\\b)',
    ),
    to: 'thanks ',
  },
  { from: expression('thanks (?:so much|to all of you|everyone) (?=for\\b)'), to: 'thanks ' },
  { from: expression(`every ${DAY}${MORE_DAYS}`), to: '$1days' },
  { from: expression(`each ${DAY}${MORE_DAYS}`), to: '$1days' },
  { from: expression(`(?<=\\d )(?:${MONTHS})`), to: '$1$2$3$4$5$6', isSober: true, hasCapital: true },
  { from: expression(`(?:${MONTHS})(?= \\d)`), to: '$1$2$3$4$5$6', isSober: true, hasCapital: true },
  { from: expression('(?<=\\d )minutes'), to: 'min' },
  { from: expression('(?:very|really|absolutely|totally) (?=\\p{L})'), to: '' },
  { from: expression('as well as'), to: 'and' },
  { from: expression('in order to'), to: 'to' },
  { from: expression('at the moment'), to: 'now' },
  { from: expression('a fresh delivery of'), to: 'fresh' },
  { from: expression('we will'), to: "we'll" },
  {
    from: expression('it is with (?:great |deep )?sadness that we share that'),
    to: 'we are sad to share that',
    isSober: true,
  },
  { from: expression("(?<=^)(?:it's )?available (?=until|through)"), to: '' },
  { from: expression('(class|session|lesson|visit|entry|parking|delivery|shipping) is free'), to: '$1 free' },
  { from: expression('send us (?:a message|an email|a dm)'), to: 'write to us' },
  { from: expression("(?<=^)don't forget to (?=\\p{L})"), to: '' },
  {
    from: expression(
      "(?:we're|we are) (?:so |very |really )?(?:excited|happy|thrilled|delighted|proud) to (?:announce|tell you|share|say) that(?: we)?",
    ),
    to: 'we',
  },
]

export const rephrasing = { swaps, rules, cuts }
