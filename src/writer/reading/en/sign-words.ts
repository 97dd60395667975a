import { wordSet } from './words.ts'

/** A word of a brief as the signs know it: in full and in lower case. `place` is where it stands; a border has no word. */
export type SignWord = { word: string; place: number }

export const BORDER = '.'

/** Short forms and what they stand for; signs are written with the long ones. */
const fullForms: ReadonlyMap<string, readonly string[]> = new Map(
  `u=you ur=your ya=you pls=please plz=please thx=thanks ty=thanks tx=thanks cheers=thanks ta=thanks w=with wk=week
  im=i_am ive=i_have dont=do_not doesnt=does_not didnt=did_not cant=can_not couldnt=could_not wont=will_not isnt=is_not
  arent=are_not wasnt=was_not werent=were_not havent=have_not hasnt=has_not shouldnt=should_not weve=we_have youve=you_have
  youre=you_are theyre=they_are theyve=they_have thats=that_is whats=what_is heres=here_is theres=there_is lets=let_us
  it's=it_is that's=that_is what's=what_is here's=here_is there's=there_is let's=let_us he's=he_is she's=she_is who's=who_is
  everything's=everything_is won't=will_not can't=can_not cannot=can_not gonna=going_to wanna=want_to gotta=have_to
  xmas=christmas crimbo=christmas bday=birthday birthdays=birthday tonite=tonight nite=night tmrw=tomorrow appt=appointment
  appts=appointments ppl=people fb=facebook comp=competition rip=rest_in_peace til=until till=until thru=through
  hols=holidays kiddos=kids nhs=nhs em=them 'em=them bc=because cos=because cuz=because favourite=favorite flavour=flavor
  flavours=flavors colour=color colours=colors apologise=apologize apologising=apologizing ones=one yrs=years yr=year hr=hour
  hrs=hours mins=minutes wkend=weekend sat=saturday sun=sunday mon=monday tues=tuesday tue=tuesday weds=wednesday
  wed=wednesday thurs=thursday thur=thursday thu=thursday fri=friday`
    .split(/\s+/)
    .map((entry): [string, string[]] => {
      const [short = '', long = ''] = entry.split('=')
      return [short, long.split('_')]
    }),
)
const endings: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'m", 'am'],
  ["'d", 'would'],
]
const PART =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*|[.,;:!?()\n"“”»«…–—|•]| - |\p{Extended_Pictographic}/gu
const LONGEST_WORD = 40

function spelledOut(typed: string): readonly string[] {
  const lower = typed.slice(0, LONGEST_WORD).toLowerCase().replace(/’/g, "'")
  const full = fullForms.get(lower)
  if (full) return full
  for (const [ending, word] of endings) {
    if (lower.endsWith(ending)) return [lower.slice(0, -ending.length), word]
  }
  return [lower.replace(/'/g, '')]
}

/** The words of a text with the borders between its clauses. */
export function signWords(text: string): SignWord[] {
  const words: SignWord[] = []
  for (const { index, 0: part } of text.matchAll(PART)) {
    if (!/[\p{L}\p{N}]/u.test(part)) words.push({ word: BORDER, place: index })
    else for (const word of spelledOut(part)) words.push({ word, place: index })
  }
  return words
}

const SHORTEST_MENDED = 7
/** Real words that are one letter away from a sign. */
const realWords = wordSet(
  'content context clarity closet retried posting hosting wedding bedding heating seating wearing sharing clothing smelling selling',
)

/** Every word with one letter left out, for the words that a slip of one letter can be mended to. */
function slipsOf(word: string): string[] {
  return Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))
}

/** Finds the known word that a mistyped one stands for: one letter more, less, other or in the wrong place. */
export class SpellingMender {
  readonly #known: ReadonlySet<string>
  readonly #bySlip = new Map<string, string>()

  constructor(words: Iterable<string>) {
    this.#known = new Set(words)
    for (const word of this.#known) {
      if (word.length < SHORTEST_MENDED || /[^a-z]/.test(word)) continue
      for (const slip of slipsOf(word)) this.#bySlip.set(slip, word)
    }
  }

  mend(word: string): string {
    if (word.length < SHORTEST_MENDED - 1 || this.#known.has(word) || realWords.has(word)) return word
    const isLonger = this.#bySlip.get(word)
    if (isLonger?.charAt(0) === word.charAt(0) && word.length >= SHORTEST_MENDED - 1) return isLonger
    if (word.length < SHORTEST_MENDED) return word
    for (const slip of slipsOf(word)) {
      const found = this.#known.has(slip) && slip.length >= SHORTEST_MENDED ? slip : this.#bySlip.get(slip)
      if (found?.charAt(0) === word.charAt(0) && !isOtherForm(word, found)) return found
    }
    return word
  }
}

/** "stylist" and "stylish", "closed" and "closes": another word, no slip. */
const isOtherForm = (word: string, found: string): boolean =>
  word.length === found.length ? word.slice(0, -1) === found.slice(0, -1) : word === `${found}s`
