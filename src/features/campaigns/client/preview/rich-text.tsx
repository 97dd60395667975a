import { cn } from '#client/ui/cn.ts'
import { partsOf, type TextPart } from '#connectors/social/text-parts.ts'

export interface RichTextProps {
  text: string
  /** Which parts the network links; links, tags and mentions by default. */
  marks?: readonly TextPart['kind'][] | undefined
  markClass?: string
}

const all = ['link', 'hashtag', 'mention'] as const

/** Text with highlighted links, tags and mentions; nothing is clickable. */
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
