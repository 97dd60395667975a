import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { isMissingMedia } from '#features/campaigns/post-problems.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { DrawPictureButton } from '../post/draw-picture-button.tsx'

const isWaitedFor = ({ isBeingDrawn, problems }: Post) => isBeingDrawn && problems.every(isMissingMedia)

/** Shows which rules scheduled posts break while there is still time to fix them. */
export function NotReadyNote({ campaign: { id, posts } }: { campaign: CampaignDetail }) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const format = useFormat()
  const { labelOfPost, namedPosts } = usePlatforms()
  const unready = posts.filter(({ state, problems }) => state === 'scheduled' && problems.length > 0)
  const awaited = unready.filter(isWaitedFor)
  const broken = unready.filter((post) => !isWaitedFor(post))
  const canDraw = broken.some(({ isBeingDrawn, problems }) => !isBeingDrawn && problems.some(isMissingMedia))

  function lineFor(post: Post, problem: Post['problems'][number]): string {
    const date = format.dateTime(post.scheduledFor ?? '')
    if (!isMissingMedia(problem))
      return t('notes.breaksRules', { date, problem: describeProblem(problem, locale) })
    const medium = problem.rule === 'needs-video' ? 'video' : 'picture'
    return t('notes.lacksMedia', { names: labelOfPost(post), medium, date })
  }

  return (
    <>
      {awaited.length > 0 ? (
        <Alert>
          <p>{t('notes.beingDrawn', namedPosts(awaited))}</p>
        </Alert>
      ) : null}
      {broken.length > 0 ? (
        <Alert tone="warning">
          <div className="flex flex-wrap items-center gap-2">
            <ul className="flex-1 basis-56">
              {broken.flatMap((post) =>
                post.problems.map((problem) => (
                  <li key={[post.id, problem.field, problem.rule, problem.place, problem.option].join(' ')}>
                    {lineFor(post, problem)}
                  </li>
                )),
              )}
            </ul>
            {canDraw ? <DrawPictureButton campaignId={id} /> : null}
          </div>
        </Alert>
      ) : null}
    </>
  )
}
