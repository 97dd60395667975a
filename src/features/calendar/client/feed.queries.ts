import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { createFeed, getFeed, removeFeed } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'

const feed = () => read(getFeed, {})

export const useFeed = (isWanted: boolean) => useQuery({ ...feed(), enabled: isWanted })

export function useCreateFeed() {
  const t = useText(calendarMessages)
  return useMutation({
    mutationFn: () => call(createFeed, {}),
    onSuccess: ({ createdAt }) => showAnswer(feed().queryKey, { createdAt }),
    onError: failureToast(t('feed.failed')),
  })
}

export function useRemoveFeed() {
  const t = useText(calendarMessages)
  return useMutation({
    mutationFn: () => call(removeFeed, {}),
    onSuccess: () => showAnswer(feed().queryKey, { createdAt: null }),
    onError: failureToast(t('feed.failed')),
  })
}
