import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#client/data/query.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { pictureTypes } from '#core/files/files.contract.ts'
import { FileField } from '#core/files/index.client.ts'
import { listBrandPictures } from '#features/brand-studio/brand-pictures.contract.ts'
import { dayWithWeekday } from '#platform/day.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan, PlanEntry } from '../planner.contract.ts'
import { usePutPicture } from './entry.queries.ts'

const MAX_ALT = 1000
const SHOWN = 12

interface SavedPicturesProps {
  brandId: string | null
  chosen: string | null
  onChoose: (url: string, alt: string) => void
}

/** Pictures that were made in Brand Studio. */
function SavedPictures({ brandId, chosen, onChoose }: SavedPicturesProps) {
  const t = useText(planMessages)
  const query = { limit: SHOWN, ...(brandId && { brandId }) }
  const { data } = useQuery(read(listBrandPictures, { query }))
  if (!data || data.items.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('picture.saved')}</legend>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {data.items.map(({ id, pictureUrl, texts }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen === pictureUrl}
              aria-label={t('picture.savedNamed', { title: texts.headline })}
              onClick={() => onChoose(pictureUrl, texts.headline)}
              className={cn(
                'block w-full overflow-hidden rounded-md border-2 border-transparent',
                chosen === pictureUrl && 'border-primary-ink',
              )}
            >
              <img src={pictureUrl} alt="" loading="lazy" className="aspect-square w-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface EntryPictureDialogProps {
  plan: ContentPlan
  entry: PlanEntry
  onClose: () => void
}

/** Gives a post a picture of the shop: a new one, or one from Brand Studio. */
export function EntryPictureDialog({ plan, entry, onClose }: EntryPictureDialogProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const close = useIfMounted(onClose)
  const put = usePutPicture(plan)
  const [url, setUrl] = useState<string | null>(entry.picture?.url ?? null)
  const [alt, setAlt] = useState(entry.picture?.alt ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const isChanged = url !== (entry.picture?.url ?? null) || alt !== (entry.picture?.alt ?? '')
  return (
    <FormDialog
      title={t('picture.title', { day: dayWithWeekday(entry.day, locale) })}
      description={t('picture.text')}
      submitLabel={t('picture.save')}
      pending={put.isPending}
      disabled={!url || isBusy}
      dirty={isChanged}
      onSubmit={(event) => {
        event.preventDefault()
        if (!url) return
        const params = { id: plan.id, postId: entry.id }
        put.mutate({ params, body: { url, alt } }, { onSuccess: close })
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <Field label={t('picture.file')}>
          <FileField value={url} onChange={setUrl} onBusyChange={setIsBusy} types={pictureTypes} />
        </Field>
        <SavedPictures
          brandId={plan.brandId}
          chosen={url}
          onChoose={(chosen, words) => {
            setUrl(chosen)
            if (alt === '') setAlt(words)
          }}
        />
        <Field label={t('picture.alt')} hint={t('picture.altHint')}>
          <Input
            autoComplete="off"
            maxLength={MAX_ALT}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
