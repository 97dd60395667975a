import { lowered } from './phrases.ts'

/** First words that need a subject, and what stands there instead; only where it is certain. */
const subjects: readonly [RegExp, readonly string[]][] = [
  [/^closing (?=at|for|on|early|from|our|the)/i, ["We're closing ", 'We close ']],
  [/^closed\b/i, ["We're closed", "We'll be closed"]],
  [
    /^open (?=again|on|at|from|until|till|this|all|every|late|\d|mon|tue|wed|thu|fri|sat|sun)/i,
    ["We're open "],
  ],
  [/^opening (?=at|on|from|again|late|early|our|a|the|an)/i, ["We're opening "]],
  [/^reopening\b/i, ["We're reopening", 'We reopen']],
  [
    /^back (?=on|at|in|from|open|tomorrow|today|tonight|soon|to normal|as normal|as usual|to work|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i,
    ["We're back ", "We'll be back "],
  ],
  [/^(?=(?:voted|named|rated|awarded|nominated|featured|shortlisted)\b)/i, ["We've been ", 'We were ']],
  [/^(?=raised (?:[$£€\d]|over|nearly|almost))/i, ['We ', "We've "]],
  [
    /^(?=(?:ordered (?:double|more|another|extra|twice)|ran out of|sold out of|won (?:an?|the|best|our|first|\d))\b)/i,
    ['We '],
  ],
  [/^(?=(?:can|can't|could|will) (?:hold|keep|deliver|post|ship|save|set|put|make|do|fit)\b)/i, ['We ']],
  [/^(?=started (?:out )?(?:with|in|as)\b)/i, ['We ']],
  [/^(?=only (?:taking|doing|making|baking|booking|offering)\b)/i, ["We're "]],
  [/^(?=(?:really |so |very )sorry\b)/i, ["We're "]],
  [/^gonna be\b/i, ["It's gonna be"]],
  [/^down to (?=our|the)\b/i, ["We're down to "]],
  [/^thinking (?:of|about) (?=\p{L})/iu, ["We're thinking of "]],
  [/^(?=so (?:excited|happy|proud|pleased|grateful|thankful) (?:to|for|that)\b)/i, ["We're "]],
  [
    /^(?=(?:doing|running|hosting|taking|making|baking|adding|planning|bringing|starting|clearing|selling|serving|extending|throwing) (?:an?|our|the|some|all|more|two|three|this|\d)\b)/i,
    ["We're "],
  ],
  [/^(?=(?:won't|will not) be (?:getting|making|restocking|ordering|having)\b)/i, ['We ']],
  [/^not (?=(?:getting|making|restocking|ordering) (?:any )?more\b)/i, ["We're not ", 'We are not ']],
  [/^(?=need (?:someone|somebody|an?|help|extra|two|some)\b)/i, ['We ']],
  [/^hiring\b/i, ["We're hiring"]],
  [/^(?:looking for|searching for)\b/i, ["We're looking for"]],
  [/^sorry (?=about|for|that|to)/i, ["We're sorry ", 'We are sorry ']],
  [/^fixed\b/i, ["It's fixed", 'It is fixed']],
  [/^(?:giving away)\b/i, ["We're giving away"]],
  [/^having (?=a|an|our)\b/i, ["We're having "]],
  [/^(?:moving) (?=to|from|next)/i, ["We're moving "]],
  [/^celebrating\b/i, ["We're celebrating"]],
  [/^launching\b/i, ["We're launching"]],
  [/^offering\b/i, ["We're offering"]],
  [/^collecting\b/i, ["We're collecting"]],
  [/^raising\b/i, ["We're raising"]],
  [/^donating\b/i, ["We're donating"]],
  [/^(?=(?:proud|happy|delighted|thrilled|excited) to\b)/i, ["We're "]],
  [/^got (?=a|an|some|new|our|the|\d)/i, ["We've got ", 'We have ']],
  [/^just (?=got|received|launched|opened|added|finished|restocked)/i, ["We've just "]],
]

/** The clause with its subject, in up to two ways; empty if it needs none or that is not certain. */
export function withSubject(words: string): string[] {
  for (const [start, instead] of subjects) {
    if (!start.test(words)) continue
    return instead.map((subject) => {
      const rest = words.replace(start, '')
      // A subject before the whole clause: "proud to", "voted best".
      return /^We(?:'re|'ve|'ve been|'ve just| were)? $/.test(subject)
        ? `${subject}${lowered(rest)}`
        : `${subject}${rest}`
    })
  }
  return []
}
