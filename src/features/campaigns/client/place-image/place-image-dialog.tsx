import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { FieldSet } from '#client/ui/field-set.tsx'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { postMediaMessages } from '#features/campaigns/i18n/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { FocusPicker } from '#features/media-library/index.client.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { usePlacePicture } from '../detail/campaign.queries.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { usePlatforms } from '../new/use-platforms.ts'
import { PlatformCrops } from './platform-crops.tsx'
import { useUndoMedia } from './use-undo-media.ts'

interface PlaceImageDialogProps {
  campaign: CampaignDetail
  post: Post
  /** The picture of this post to replace. */
  replaces?: string | undefined
  item: MediaItem
  onClose: () => void
}

const modes = ['replace', 'add'] as const

/** Chooses the platforms of an image and the part of it that they show. */
export function PlaceImageDialog({ campaign, post, replaces, item, onClose }: PlaceImageDialogProps) {
  const t = useText(postMediaMessages)
  const { labelOfPost } = usePlatforms()
  const place = usePlacePicture()
  const offerUndo = useUndoMedia(campaign)
  const [focus, setFocus] = useState(item.focus)
  const [mode, setMode] = useState<(typeof modes)[number]>('replace')
  const candidates = replaces ? [post] : campaign.posts
  const open = candidates.filter(({ state }) => editableStates.has(state))
  const closed = candidates.filter(({ state }) => !editableStates.has(state))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(open.map(({ id }) => id)))
  const chosenPosts = open.filter(({ id }) => chosen.has(id))
  const hasMedia = !replaces && chosenPosts.some(({ media }) => media.length > 0)
  const shown = { ...item, focus }

  function submit() {
    if (place.isPending || chosenPosts.length === 0) return
    const postIds = chosenPosts.map(({ id }) => id)
    place.mutate(
      { params: { id: campaign.id }, body: { itemId: item.id, postIds, focus, mode, replaces } },
      {
        onSuccess: () => {
          offerUndo(replaces ? t('place.replaced') : t('place.done', { count: postIds.length }), postIds)
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('place.title')}
      description={t('place.description')}
      submitLabel={replaces ? t('place.submitReplace') : t('place.submit', { count: chosenPosts.length })}
      pending={place.isPending}
      disabled={chosenPosts.length === 0}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <FocusPicker item={shown} onChange={setFocus} />
        <PlatformCrops item={shown} posts={open} chosen={chosen} onChoose={setChosen} />
        {closed.length > 0 ? (
          <ul className="list-disc pl-4 text-muted">
            {closed.map((each) => (
              <li key={each.id}>{t('place.out', { platform: labelOfPost(each) })}</li>
            ))}
          </ul>
        ) : null}
        {hasMedia ? (
          <FieldSet legend={t('place.mode')}>
            {modes.map((each) => (
              <label key={each} className="flex min-h-8 pointer-coarse:min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="mode"
                  value={each}
                  checked={mode === each}
                  onChange={() => setMode(each)}
                  className="size-4 accent-primary"
                />
                {t(`place.${each}`)}
              </label>
            ))}
          </FieldSet>
        ) : null}
        <RefusalAlert error={place.error} />
      </div>
    </FormDialog>
  )
}
