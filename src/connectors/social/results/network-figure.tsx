import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { figureMessages } from '../i18n/index.ts'
import { platformName } from '../platform-name.ts'
import type { Platform } from '../platforms.ts'
import { explainFigure, type FigureName, figureName, isRough, whyUnknown } from './figure-words.ts'

interface NetworkFigureProps {
  platform: Platform
  figure: FigureName
  /** What we call it. The network's word is left out if it is the same. */
  label: string
  /** Null if it is unknown. */
  value: number | null
  /** The sandbox reports figures that the network does not have. */
  isTest?: boolean
  /** Why it is unknown, if that is not up to the network. */
  why?: string | undefined
  /** Without the network's word. */
  isPlain?: boolean
  /** The figure is of several posts. */
  several?: boolean
}

/** A figure with the network's own word for it, or a dash that says why it is unknown. */
export function NetworkFigure(props: NetworkFigureProps) {
  const { platform, figure, label, value, isTest = false, why, isPlain = false, several = false } = props
  const t = useText(figureMessages)
  const locale = useLocale()
  const format = useFormat()
  if (value === null) {
    const reason = why ?? whyUnknown(platform, figure, locale, { several })
    return (
      <Explained name={`${t('unknown')}: ${reason}`} sentences={[reason]} className="min-w-6 justify-end">
        <span aria-hidden>–</span>
      </Explained>
    )
  }
  if (isPlain) return format.number(value)
  const name = figureName(platform, figure, locale)
  return (
    <span className="inline-flex max-w-full flex-col items-end">
      <span>{format.number(value)}</span>
      {name === '' && isTest ? (
        <Explained
          name={t('about', { name: label })}
          sentences={[t('onlyInSandbox', { platform: platformName(platform, locale) })]}
        >
          {t('sandbox')}
        </Explained>
      ) : isRough(platform, figure) ? (
        <Explained name={t('about', { name })} sentences={explainFigure(platform, figure, locale)}>
          {name}
        </Explained>
      ) : name !== label && name !== '' ? (
        <span className="text-right text-muted text-xs">{name}</span>
      ) : null}
    </span>
  )
}

interface ExplainedProps {
  /** Names the button and the panel. */
  name: string
  sentences: readonly string[]
  className?: string
  children: React.ReactNode
}

/** A word that says more when it is chosen: hovering works nowhere on a phone. */
function Explained({ name, sentences, className, children }: ExplainedProps) {
  return (
    <Popover>
      <PopoverTrigger>
        <button
          type="button"
          title={sentences.join(' ')}
          className={cn(
            'inline-flex min-h-6 cursor-help items-center rounded-sm text-right text-muted text-xs underline decoration-dotted underline-offset-4 hover:decoration-solid',
            className,
          )}
        >
          {children}
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      </PopoverTrigger>
      <PopoverContent label={name} align="end" className="w-72">
        {sentences.map((sentence) => (
          <p key={sentence} className="[&+p]:mt-2">
            {sentence}
          </p>
        ))}
      </PopoverContent>
    </Popover>
  )
}

/** Below the heading of a table: that not all networks count the same. Nothing if these do. */
export function CountsDiffer({
  platforms,
  figures,
}: {
  platforms: readonly Platform[]
  figures: readonly FigureName[]
}) {
  const t = useText(figureMessages)
  const isAnyRough = platforms.some((platform) => figures.some((figure) => isRough(platform, figure)))
  return isAnyRough ? <p className="text-pretty text-muted text-xs">{t('differ')}</p> : null
}
