import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, call } from '#client/data/api.ts'
import { queryClient, read, showAnswer } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import * as contract from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages, postMediaMessages, postVideoMessages } from '#features/campaigns/i18n/index.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { nameProblems } from '#features/campaigns/post-problems.ts'
import * as posts from '#features/campaigns/posts.contract.ts'
import * as publishing from '#features/campaigns/publish.contract.ts'
import { queueCampaign } from '#features/campaigns/times.contract.ts'
import type { CallInput, Definition, Output } from '#platform/endpoint.ts'
import { refreshCampaignLists } from '../list/campaigns.queries.ts'
import { useProblemWords } from '../post/use-problem-words.ts'
import { failureWithReasons } from './campaign-error.ts'

export const campaignQuery = (id: string) => read(contract.getCampaign, { params: { id } })

export const useCampaign = (id: string) => useQuery(campaignQuery(id))

type Detailed = Definition & { response: typeof contract.campaignDetailSchema }

/** Steps run one after another, so that an earlier answer cannot overwrite a later one on screen. */
const inTurn = { id: 'campaign-steps' }

/** Another tab, another person or the engine changed it first: the screen is out of date. */
const isOutdated = (error: Error) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** One step of a campaign. The answer of the call replaces what the screen shows. */
function useStep<D extends Detailed>(definition: D, done?: string, describe?: Describe) {
  const t = useText(campaignMessages)
  const take = useIdempotentCall(definition)
  return useMutation({
    scope: inTurn,
    mutationFn: (input: CallInput<D>) => take(input) as Promise<Output<typeof contract.getCampaign>>,
    onSuccess: (campaign) => {
      showAnswer(campaignQuery(campaign.id).queryKey, campaign)
      refreshCampaignLists()
      if (done) toast({ title: done, description: describe?.(campaign) })
    },
    onError: (error, input) => {
      failureWithReasons(t('toasts.error'))(error)
      if (isOutdated(error) && 'params' in input)
        void queryClient.invalidateQueries({ queryKey: campaignQuery(idIn(input.params)).queryKey })
    },
  })
}

/** Adds details to the success toast. */
type Describe = (campaign: contract.CampaignDetail) => string | undefined

/** Describes which rules scheduled posts still break. */
function useNotReadyText(): Describe {
  const locale = useLocale()
  const describeProblems = useProblemWords()
  return ({ posts }) =>
    describeProblems(
      posts.filter(({ state }) => state === 'scheduled').flatMap((post) => nameProblems(post, locale)),
    )
}

const idIn = (params: unknown) => (params as { id: string }).id

const useWords = () => useText(campaignDetailMessages)
const useMediaWords = () => useText(postMediaMessages)

export const useUpdateCampaign = () => useStep(contract.updateCampaign, useWords()('toasts.renamed'))
export const useScheduleCampaign = () =>
  useStep(publishing.scheduleCampaign, useWords()('toasts.scheduled'), useNotReadyText())
export const useQueueCampaign = () =>
  useStep(queueCampaign, useWords()('toasts.scheduled'), useNotReadyText())
export const useCancelCampaign = () => useStep(publishing.cancelCampaign, useWords()('toasts.cancelled'))
export const useRetryCampaign = () => useStep(publishing.retryCampaign, useWords()('toasts.retried'))
export const useDrawPictures = () => useStep(contract.drawCampaignPictures, useWords()('toasts.drawing'))

export const useUpdatePost = () => useStep(posts.updatePost, useWords()('editor.saved'))
export const useChooseAccount = () => useStep(posts.chooseAccount, useWords()('account.chosen'))
export function useAddAccount() {
  const t = useWords()
  return useStep(posts.addAccount, t('account.added'), () => t('account.addedText'))
}
export const useRemovePost = () => useStep(posts.removePost, useWords()('toasts.leftOut'))
export const useMovePost = () => useStep(publishing.movePost, useWords()('toasts.moved'), useNotReadyText())
export const useConfirmPost = () =>
  useStep(publishing.confirmPost, useText(manualPublishMessages)('confirm.confirmed'))
export const useReportMissing = () =>
  useStep(publishing.reportMissing, useText(manualPublishMessages)('unconfirmed.absent'))
export const useShareText = () => useStep(posts.shareText)
/** Without a word of its own: the caller tells what was undone. */
export const useRestorePost = () => useStep(posts.updatePost)
export const usePlacePicture = () => useStep(posts.placePicture)
export const useArrangeMedia = () => useStep(posts.arrangeMedia)
export const usePutVideo = () => useStep(posts.putPostVideo, useText(postVideoMessages)('added'))
export const useDescribeMedia = () => useStep(posts.updatePostMedia, useMediaWords()('described'))

export function useDuplicateCampaign() {
  const t = useText(campaignMessages)
  const words = useWords()
  const duplicate = useIdempotentCall(contract.duplicateCampaign)
  return useMutation({
    mutationFn: (id: string) => duplicate({ params: { id } }),
    onSuccess: () => {
      refreshCampaignLists()
      toast({ title: words('toasts.duplicated') })
    },
    onError: failureWithReasons(t('toasts.error')),
  })
}

export function useDeleteCampaign() {
  const t = useText(campaignMessages)
  const words = useWords()
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteCampaign, { params: { id } }),
    onSuccess: (_, id) => {
      // The deleted campaign may still be on screen and must not be refetched.
      void queryClient.invalidateQueries({ queryKey: campaignQuery(id).queryKey, refetchType: 'none' })
      refreshCampaignLists()
      toast({ title: words('toasts.deleted') })
    },
    onError: failureWithReasons(t('toasts.error')),
  })
}
