import { cn } from '#client/ui/cn.ts'
import { partsOf, type TextPart } from '#connectors/social/text-parts.ts'

export interface RichTextProps {
  text: string
  /** What of it the network makes pressable; without it, links, tags and mentions. */
  marks?: readonly TextPart['kind'][] | undefined
  /** How they stand out. */
  markClass?: string
}

const all = ['link', 'hashtag', 'mention'] as const

/** A text with its links, tags and mentions coloured as a network colours them; nothing in it can be pressed. */
export function RichText({ text, marks = all, markClass = 'text-info' }: RichTextProps) {
  return partsOf(text).map(({ kind, text: part, start }) =>
    kind === 'text' || !marks.includes(kind) ? (
      part
    ) : (
      <span key={start} className={cn(markClass)}>
        {part}
      </span>
    ),
  )
}
