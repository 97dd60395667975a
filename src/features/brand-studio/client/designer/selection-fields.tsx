import { Check, Trash2 } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { AlignButtons } from './align-buttons.tsx'
import { alignTogether } from './scene-changes.ts'
import type { SceneDraft } from './use-scene-draft.ts'

/** What can be done with several layers. */
export function SelectionFields({ draft }: { draft: SceneDraft }) {
  const t = useText(designerMessages)
  const { selection } = draft
  const ids = selection.map(({ id }) => id)
  return (
    <section aria-labelledby="designer-selection" className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <h3 id="designer-selection" className="min-w-0 flex-1 truncate text-base">
          {t('selection.title', { count: selection.length })}
        </h3>
        <Button variant="secondary" size="sm" onClick={() => draft.select(null)}>
          <Check aria-hidden />
          {t('layer.done')}
        </Button>
      </div>
      <p className="text-muted text-xs">{t('selection.hint')}</p>
      <AlignButtons
        legend={t('selection.align')}
        onAlign={(to) => draft.changeLayers(alignTogether(selection, to), `align ${to} ${ids.join()}`)}
      />
      <Button variant="ghost" size="sm" className="self-start text-danger" onClick={() => draft.remove(ids)}>
        <Trash2 aria-hidden />
        {t('selection.remove')}
      </Button>
    </section>
  )
}
