import { cn } from '#client/ui/cn.ts'
import { partsOf, type TextPart } from '#connectors/social/text/text-parts.ts'
import { emphasizedParts } from './emphasis.ts'

export interface RichTextProps {
  text: string
  /** Which parts the network links; links, tags and mentions by default. */
  marks?: readonly TextPart['kind'][] | undefined
  /** Whether the network shows *bold*, _italic_ and ~struck~ as such. */
  hasEmphasis?: boolean | undefined
  markClass?: string
}

const all = ['link', 'hashtag', 'mention'] as const
const elements = { '*': 'strong', _: 'em', '~': 's' } as const

/** Text with highlighted links, tags and mentions; nothing is clickable. */
export function RichText({ text, marks = all, hasEmphasis = false, markClass = 'text-info' }: RichTextProps) {
  if (!hasEmphasis) return <Marked text={text} marks={marks} markClass={markClass} />
  return emphasizedParts(text).map(({ text: part, sign, start }) => {
    const marked = <Marked key={start} text={part} marks={marks} markClass={markClass} />
    if (sign === null) return marked
    const Element = elements[sign]
    return <Element key={start}>{marked}</Element>
  })
}

function Marked({
  text,
  marks,
  markClass,
}: Required<Pick<RichTextProps, 'text' | 'markClass'>> & { marks: readonly TextPart['kind'][] }) {
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
