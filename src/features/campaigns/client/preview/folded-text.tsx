import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { Manifest } from '#connectors/social/channel.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { foldAt } from './fold-at.ts'
import { RichText } from './rich-text.tsx'

// Longer texts are folded even where the network shows them whole: a preview is no place to read a book.
const ALWAYS_FOLDS_AT = 1_500
const LEAD_FITS = 40

export interface FoldedTextProps {
  text: string
  /** Where the network folds it, and what of it can be pressed there. */
  look?: Pick<Manifest['preview'], 'foldsAt' | 'foldsAtLine' | 'marks'>
  /** Stands before the text on its first line, as a name does under a picture. */
  lead?: string
  className?: string
  markClass?: string
  moreClass?: string
}

/** A text that ends in "… more" where the network folds it; one press shows the rest. */
export function FoldedText({
  text,
  look: { foldsAt = ALWAYS_FOLDS_AT, foldsAtLine, marks } = {},
  lead,
  className,
  markClass,
  moreClass = 'text-muted',
}: FoldedTextProps) {
  const t = useText(previewMessages)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const visible = unfolded === text ? text : foldAt(text, foldsAt, foldsAtLine)
  if (text.trim() === '') return null
  return (
    <p dir="auto" className={cn('whitespace-pre-line break-words', className)}>
      {lead ? <span className="me-1.5 font-semibold">{foldAt(lead, LEAD_FITS)}</span> : null}
      <RichText text={visible} marks={marks} {...(markClass && { markClass })} />
      {visible === text ? null : (
        <>
          …{' '}
          <button
            type="button"
            className={cn('pointer-coarse:-my-3 pointer-coarse:py-3 hover:underline', moreClass)}
            onClick={() => setUnfolded(text)}
          >
            {t('more')}
          </button>
        </>
      )}
    </p>
  )
}
