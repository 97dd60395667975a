import { useState } from 'react'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { describeProblem } from '#connectors/social/problem-words.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { problemsOf } from '#features/campaigns/post-problems.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { useShareText } from '../detail/campaign.queries.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { usePlatforms } from '../new/use-platforms.ts'

interface ShareTextDialogProps {
  campaign: CampaignDetail
  from: Post
  /** As typed. It is also saved on its own platform if it fits there. */
  text: string
  onDone: (postIds: string[]) => void
  onClose: () => void
}

const textProblem = (post: Post, text: string) =>
  problemsOf({ ...post, text: text.trim() }, post.media).find(({ field }) => field === 'text')

/** Copies a text to other platforms; those that cannot take it show the reason. */
export function ShareTextDialog({ campaign, from, text, onDone, onClose }: ShareTextDialogProps) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const { labelOf } = usePlatforms()
  const share = useShareText()
  const others = campaign.posts
    .filter(({ id }) => id !== from.id)
    .map((post) => {
      const broken = textProblem(post, text)
      const isOurs = editableStates.has(post.state)
      const message = broken && describeProblem(broken, locale)
      return { ...post, why: isOurs ? message : t('share.isOut', { platform: labelOf(post.platform) }) }
    })
  const offered = others.filter(({ why }) => why === undefined)
  const left = others.filter(({ why }) => why !== undefined)
  const [chosen, setChosen] = useState(() => offered.map(({ id }) => id))
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]))

  function submit() {
    if (share.isPending || chosen.length === 0) return
    const postIds = [...(textProblem(from, text) ? [] : [from.id]), ...chosen]
    share.mutate(
      { params: { id: campaign.id }, body: { text, postIds } },
      {
        onSuccess: () => {
          onDone(postIds)
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('share.title')}
      description={t('share.description')}
      submitLabel={t('share.submit', { count: chosen.length })}
      pending={share.isPending}
      disabled={chosen.length === 0}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        {offered.length > 0 ? (
          <FieldSet legend={t('share.legend')}>
            {offered.map(({ id, platform }) => (
              <Checkbox
                key={id}
                label={labelOf(platform)}
                checked={chosen.includes(id)}
                onCheckedChange={() => toggle(id)}
              />
            ))}
          </FieldSet>
        ) : (
          <p>{t('share.none')}</p>
        )}
        {left.length > 0 ? (
          <section>
            <h3 className="font-medium">{t('share.left')}</h3>
            <ul className="mt-1 list-disc pl-4 text-muted">
              {left.map(({ id, why }) => (
                <li key={id}>{why}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <RefusalAlert error={share.error} />
      </div>
    </FormDialog>
  )
}
