import { type Tone, toneOf } from '../built-in/tone.ts'
import type { BriefKind, BriefReading, Direction, Slot, Statement } from '../reading/brief-reading.ts'

const seriousKinds: readonly BriefKind[] = ['sad_news', 'apology', 'warning']

/** What the owner asked of the writer. */
export type Wishes = {
  length: 'short' | 'long' | null
  hasEmoji: boolean | null
  hasHashtags: boolean | null
  tone: Tone
}

const styleOfTone = {
  warm: null,
  plain: null,
  professional: 'corporate',
  funny: 'fun',
  elegant: 'luxury',
  urgent: 'bold',
} as const

export function wishesOf({ directions }: BriefReading, brandStyle: string | null): Wishes {
  const wishes: Wishes = { length: null, hasEmoji: null, hasHashtags: null, tone: toneOf(brandStyle) }
  for (const { wish } of directions) {
    if (wish.type === 'length') wishes.length = wish.length
    if (wish.type === 'emoji') wishes.hasEmoji = wish.isWanted
    if (wish.type === 'hashtags') wishes.hasHashtags = wish.isWanted
    if (wish.type === 'tone') wishes.tone = toneOf(styleOfTone[wish.tone] ?? brandStyle)
  }
  return wishes
}

/** The reading as the owner corrected it. */
export function correctReading(
  reading: BriefReading,
  { kind, asContent = [] }: { kind?: BriefKind | undefined; asContent?: readonly string[] | undefined },
): BriefReading {
  const isContent = (direction: Direction) => asContent.includes(direction.text)
  const added = reading.directions.filter(isContent).map(
    ({ start, end, text }): Statement => ({
      start,
      end,
      polished: text.replace(/[\s.,;]{1,20}$/u, ''),
      slots: [],
      isCovered: false,
      isQuestion: text.trimEnd().endsWith('?'),
    }),
  )
  return withoutOmitted({
    ...reading,
    kind: kind ?? reading.kind,
    confidence: kind === undefined ? reading.confidence : 1,
    isSerious: kind === undefined || kind === reading.kind ? reading.isSerious : seriousKinds.includes(kind),
    directions: reading.directions.filter((direction) => !isContent(direction)),
    statements: [...reading.statements, ...added].sort((a, b) => a.start - b.start),
  })
}

type Omission = Extract<Direction['wish'], { type: 'omit' }>

const isOmitted = ({ value, text }: Slot, { what, words }: Omission) =>
  value.type === what ||
  (what === null && words.length > 2 && text.toLowerCase().includes(words.toLowerCase()))

/** Without what the owner wants to stay out: whole statements if they say nothing else, otherwise those words. */
function withoutOmitted(reading: BriefReading): BriefReading {
  const omissions = reading.directions.flatMap(({ wish }) => (wish.type === 'omit' ? [wish] : []))
  if (omissions.length === 0) return reading
  const isOut = (slot: Slot | undefined) =>
    slot !== undefined && omissions.some((wish) => isOmitted(slot, wish))
  const statements = reading.statements.flatMap((statement): Statement[] => {
    const out = statement.slots.filter((place) => isOut(reading.slots[place]))
    if (out.length === 0) return [statement]
    const slots = statement.slots.filter((place) => !out.includes(place))
    if (slots.length === 0) return []
    const texts = out.flatMap((place) => reading.slots[place]?.text ?? [])
    const polished = texts.reduce((rest, text) => rest.replace(text, ''), statement.polished)
    return [
      {
        ...statement,
        slots,
        polished: polished
          .replace(/ (?=[,.])/g, '')
          .replace(/ {2}/g, ' ')
          .trim(),
      },
    ]
  })
  return { ...reading, statements }
}
