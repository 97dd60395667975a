import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { Manifest } from '#connectors/social/channel.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { foldText } from './fold-text.ts'
import { RichText } from './rich-text.tsx'

// Folds long texts even if the network shows them whole, to keep the preview short.
const ALWAYS_FOLDS_AT = 1_500
const LEAD_FITS = 40

export interface FoldedTextProps {
  text: string
  /** Where the network folds the text, and which parts it links. */
  look?: Pick<Manifest['preview'], 'foldsAt' | 'foldsAtLine' | 'marks' | 'hasEmphasis'>
  /** Bold text before the first line, such as the account name under a picture. */
  lead?: string
  className?: string
  markClass?: string
  moreClass?: string
}

/** A text that ends in "… more" where the network folds it; a click shows the rest. */
export function FoldedText({
  text,
  look: { foldsAt = ALWAYS_FOLDS_AT, foldsAtLine, marks, hasEmphasis } = {},
  lead,
  className,
  markClass,
  moreClass = 'text-muted',
}: FoldedTextProps) {
  const t = useText(previewMessages)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const visible = unfolded === text ? text : foldText(text, foldsAt, foldsAtLine)
  if (text.trim() === '') return null
  return (
    <p dir="auto" className={cn('whitespace-pre-line break-words', className)}>
      {lead ? <span className="me-1.5 font-semibold">{foldText(lead, LEAD_FITS)}</span> : null}
      <RichText text={visible} marks={marks} hasEmphasis={hasEmphasis} {...(markClass && { markClass })} />
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
