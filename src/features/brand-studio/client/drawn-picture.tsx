import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { templates } from '../brand-studio.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { type PreviewOrder, usePreview } from './brand-studio.queries.ts'

/** Debounced: no preview per typed letter. */
function useSettled(value: string, restMs = 350): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}

/** An object URL for a blob. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

interface DrawnPictureProps {
  order: PreviewOrder
  alt: string
  className?: string
  /** The picture of the first order, so that it loads with the page. */
  firstUrl?: string | undefined
}

/** A preview by the server; the previous one stays until the next is ready. */
export function DrawnPicture({ order, alt, className, firstUrl }: DrawnPictureProps) {
  const t = useText(brandStudioMessages)
  const common = useText(commonMessages)
  const wanted = JSON.stringify(order)
  const settled = useSettled(wanted)
  const [first, setFirst] = useState(firstUrl === undefined ? null : { order: wanted, url: firstUrl })
  const [isFirstLoaded, setIsFirstLoaded] = useState(false)
  const isFirst = first?.order === settled
  const picture = usePreview(isFirst ? null : (JSON.parse(settled) as PreviewOrder))
  const drawnUrl = useObjectUrl(picture.data)
  const url = (isFirst ? null : drawnUrl) ?? first?.url
  const isDrawing = (isFirst ? !isFirstLoaded : picture.isFetching) || settled !== wanted
  const { width, height } = templates[order.template]
  // Wide enough to be seen, and never so high that it hides the rest of the screen.
  const size = {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `calc(var(--picture-height) * ${width / height})`,
  }

  if (picture.isError && !picture.isFetching) {
    return (
      <div className={cn('rounded-md border bg-surface', className)}>
        <ErrorState
          title={t('picture.failed')}
          reason={reasonOf(picture.error)}
          retryLabel={common('retry')}
          onRetry={() => picture.refetch()}
        />
      </div>
    )
  }
  return (
    <div
      className={cn(
        'relative mx-auto w-full overflow-hidden rounded-md border [--picture-height:34dvh] md:[--picture-height:60dvh]',
        className,
      )}
      style={size}
    >
      {url ? (
        <img
          src={url}
          alt={alt}
          fetchPriority="high"
          className="size-full bg-surface-sunken object-contain"
          onLoad={() => setIsFirstLoaded(true)}
          // The call that draws it says why it fails.
          onError={() => setFirst(null)}
        />
      ) : (
        <Skeleton className="size-full rounded-none" />
      )}
      <output className="absolute right-2 bottom-2">
        {isDrawing ? (
          <span className="inline-flex size-8 items-center justify-center rounded-full bg-surface-raised text-ink shadow-card">
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            <span className="sr-only">{t('picture.drawing')}</span>
          </span>
        ) : null}
      </output>
    </div>
  )
}
