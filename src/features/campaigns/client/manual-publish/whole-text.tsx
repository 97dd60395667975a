import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'

interface WholeTextProps {
  title: string
  text: string
  className?: string
}

/** Title and text of a post, to read and to select. */
export function WholeText({ title, text, className }: WholeTextProps) {
  const t = useText(manualPublishMessages)
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('copy.whole')}
      className={cn('select-all overflow-y-auto rounded-md border bg-surface-sunken p-3', className)}
    >
      {title ? (
        <p dir="auto" className="mb-2 break-words font-semibold">
          {title}
        </p>
      ) : null}
      <p dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
    </section>
  )
}
