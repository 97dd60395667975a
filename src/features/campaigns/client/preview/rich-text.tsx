import { partsOf } from '#channels/text-parts.ts'
import { cn } from '#client/ui/cn.ts'

export interface RichTextProps {
  text: string
  /** How links, tags and mentions stand out. */
  markClass?: string
}

/** A text with its links, tags and mentions coloured as a network colours them; nothing in it can be pressed. */
export function RichText({ text, markClass = 'text-info' }: RichTextProps) {
  return partsOf(text).map(({ kind, text: part, start }) =>
    kind === 'text' ? (
      part
    ) : (
      <span key={start} className={cn(markClass)}>
        {part}
      </span>
    ),
  )
}
