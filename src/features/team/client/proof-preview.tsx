import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { teamMessages } from '../i18n/index.ts'

interface ProofPreviewProps {
  url: string
  /** Of the task. */
  title: string
  className?: string
}

/** A picture is shown, any other file as a card; both open in a new tab. */
export function ProofPreview({ url, title, className }: ProofPreviewProps) {
  const t = useText(teamMessages)
  const [isPicture, setIsPicture] = useState(true)
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      title={t('proof.open')}
      className={cn(
        'block max-w-sm overflow-hidden rounded-md border bg-surface-sunken transition-colors hover:border-border-control',
        className,
      )}
    >
      {isPicture ? (
        <img
          src={url}
          alt={t('proof.picture', { title })}
          className="max-h-64 w-full object-contain"
          // A file that fails to load as a picture is a PDF.
          onError={() => setIsPicture(false)}
        />
      ) : (
        <span className="flex min-h-14 items-center gap-3 px-4 py-3">
          <FileText aria-hidden className="size-5 shrink-0 text-primary-ink" />
          <span className="min-w-0">
            <span className="block font-medium">{t('proof.file')}</span>
            <span className="block text-muted text-xs">{t('proof.fileText')}</span>
          </span>
        </span>
      )}
    </a>
  )
}
