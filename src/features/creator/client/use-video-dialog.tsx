import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { checkVideo, takesVideos } from '#connectors/social/checks/check-video.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { Video } from '#features/videos/videos.contract.ts'
import type { CreatedPost } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { useAddVideoToPosts } from './creator.queries.ts'

interface UseVideoDialogProps {
  campaign: { id: string; posts: readonly Pick<CreatedPost, 'id' | 'platform' | 'state'>[] }
  video: Video
  onClose: () => void
}

/** Chooses the posts for a new video. */
export function UseVideoDialog({ campaign, video, onClose }: UseVideoDialogProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const use = useAddVideoToPosts()
  const offered = campaign.posts
    .filter(({ platform, state }) => takesVideos(platform) && editableStates.has(state))
    .map((post) => ({ ...post, problem: checkVideo(post.platform, { seconds: video.duration }) }))
  const [chosen, setChosen] = useState(() =>
    offered
      .filter(({ platform, problem }) => !problem && manifestOf(platform).media.requires === 'video')
      .map(({ id }) => id),
  )
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]))
  return (
    <FormDialog
      title={t('video.title')}
      description={t(offered.length > 0 ? 'video.description' : 'video.nowhere')}
      submitLabel={t('video.submit', { count: chosen.length })}
      pending={use.isPending}
      disabled={chosen.length === 0}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        if (!use.isPending)
          use.mutate({ id: campaign.id, postIds: chosen, videoId: video.id }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      {offered.length > 0 ? (
        <FieldSet legend={t('video.legend')}>
          {offered.map(({ id, platform, problem }) => (
            <Checkbox
              key={id}
              label={platformName(platform, locale)}
              description={problem ? describeProblem(problem, locale) : undefined}
              checked={chosen.includes(id)}
              disabled={problem !== null}
              onCheckedChange={() => toggle(id)}
            />
          ))}
        </FieldSet>
      ) : null}
    </FormDialog>
  )
}
