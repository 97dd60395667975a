import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import type { SceneTools } from '#media/scene/context.ts'
import { clip } from '#platform/clip.ts'
import { readablePanel } from './scene-changes.ts'
import { useLowContrasts } from './use-low-contrasts.ts'
import type { SceneDraft } from './use-scene-draft.ts'

interface ContrastAlertsProps {
  draft: SceneDraft
  tools: SceneTools
  palette: readonly string[]
}

/** Names texts that are hard to read where they are, and mends each with one click. */
export function ContrastAlerts({ draft, tools, palette }: ContrastAlertsProps) {
  const t = useText(designerMessages)
  const low = useLowContrasts(draft.scene, tools)
  return low.map((layer) => (
    <Alert
      key={layer.id}
      tone="warning"
      role="status"
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => draft.changeLayer(layer.id, readablePanel(layer, palette), `readable ${layer.id}`)}
        >
          {t('contrast.fix')}
        </Button>
      }
    >
      {t('contrast.low', { text: clip(layer.text, 40) })}
    </Alert>
  ))
}
