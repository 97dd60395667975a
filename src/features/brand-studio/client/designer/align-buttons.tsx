import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { type Alignment, alignments } from './scene-changes.ts'

const icons: Record<Alignment, ReactNode> = {
  left: <AlignStartVertical aria-hidden />,
  center: <AlignCenterVertical aria-hidden />,
  right: <AlignEndVertical aria-hidden />,
  top: <AlignStartHorizontal aria-hidden />,
  middle: <AlignCenterHorizontal aria-hidden />,
  bottom: <AlignEndHorizontal aria-hidden />,
}

/** Six ways to align, to the image or among layers. */
export function AlignButtons({ legend, onAlign }: { legend: string; onAlign: (to: Alignment) => void }) {
  const t = useText(designerMessages)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {alignments.map((to) => (
          <Button
            key={to}
            variant="ghost"
            size="icon"
            aria-label={t(`layer.place.${to}`)}
            onClick={() => onAlign(to)}
          >
            {icons[to]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
