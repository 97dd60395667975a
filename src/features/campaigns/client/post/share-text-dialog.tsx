import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/data/api.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { problemsOf } from '#features/campaigns/post-problems.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { adaptPost } from '#features/campaigns/rework.contract.ts'
import { useShareText } from '../detail/campaign.queries.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { usePlatforms } from '../new/use-platforms.ts'

interface ShareTextDialogProps {
  campaign: CampaignDetail
  from: Post
  /** As typed. It is also saved on its own platform if it fits there. */
  text: string
  onDone: (texts: { postId: string; text: string }[]) => void
  onClose: () => void
}

const textProblem = (post: Post, text: string) =>
  problemsOf({ ...post, text: text.trim() }, post.media).find(({ field }) => field === 'text')

/** The text as each platform would say it. */
function useAdapted(id: string, postId: string, text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['adapted text', postId, text],
    queryFn: () => call(adaptPost, { params: { id, postId }, body: { text } }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Brings a text to other platforms, adapted or as it is; those that cannot take it show the reason. */
export function ShareTextDialog({ campaign, from, text, onDone, onClose }: ShareTextDialogProps) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const { labelOfPost } = usePlatforms()
  const share = useShareText()
  const [adapts, setAdapts] = useState(true)
  const [unchosen, setUnchosen] = useState<ReadonlySet<string>>(new Set())
  const adapted = useAdapted(campaign.id, from.id, text, adapts)
  const isWriting = adapts && adapted.isPending
  const textFor = (postId: string) =>
    adapts ? adapted.data?.proposals.find((each) => each.postId === postId)?.text : text
  const whyNot = (post: Post) => {
    const platform = labelOfPost(post)
    if (!editableStates.has(post.state)) return t('share.isOut', { platform })
    const own = textFor(post.id)
    if (own === undefined) return t('share.cannot', { platform })
    const broken = textProblem(post, own)
    return broken && describeProblem(broken, locale)
  }
  const others = isWriting
    ? []
    : campaign.posts
        .filter(({ id }) => id !== from.id)
        .map((post) => ({ ...post, own: textFor(post.id) ?? '', why: whyNot(post) }))
  const offered = others.filter(({ why }) => why === undefined)
  const left = others.filter(({ why }) => why !== undefined)
  const chosen = offered.filter(({ id }) => !unchosen.has(id))
  const toggle = (id: string) =>
    setUnchosen((now) =>
      now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id]),
    )

  function submit() {
    if (share.isPending || chosen.length === 0) return
    const texts = [
      ...(textProblem(from, text) ? [] : [{ postId: from.id, text }]),
      ...chosen.map(({ id, own }) => ({ postId: id, text: own })),
    ]
    share.mutate(
      { params: { id: campaign.id }, body: { texts } },
      {
        onSuccess: () => {
          onDone(texts)
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
        <Checkbox
          label={t('share.adapt')}
          description={t('share.adaptHint')}
          checked={adapts}
          onCheckedChange={() => setAdapts((now) => !now)}
        />
        {isWriting ? <Skeleton className="h-24" /> : null}
        <span role="status" className="sr-only">
          {isWriting ? t('tools.writing') : t('share.ready', { count: offered.length })}
        </span>
        {offered.length > 0 ? (
          <FieldSet legend={t('share.legend')}>
            {offered.map(({ id, own, ...post }) => (
              <div key={id} className="flex flex-col gap-1">
                <Checkbox
                  label={labelOfPost(post)}
                  checked={!unchosen.has(id)}
                  onCheckedChange={() => toggle(id)}
                />
                {adapts ? (
                  <p dir="auto" className="whitespace-pre-line break-words ps-6 text-muted text-sm">
                    {own}
                  </p>
                ) : null}
              </div>
            ))}
          </FieldSet>
        ) : null}
        {!isWriting && offered.length === 0 && !adapted.error ? <p>{t('share.none')}</p> : null}
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
        <RefusalAlert error={share.error ?? (adapts ? adapted.error : null)} />
      </div>
    </FormDialog>
  )
}
