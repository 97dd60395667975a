import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'

export const questions = ['business', 'place', 'look', 'post'] as const
export type Question = (typeof questions)[number]

/** The question is in the URL, so that reload and back work. */
export function useWelcomeSearchParams() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string | undefined>) =>
    setParams((now) => updateSearchParams(now, changes))
  return {
    question: questions.find((each) => each === params.get('question')) ?? questions[0],
    /** The first post, once it is written. */
    campaignId: params.get('post'),
    ask: (question: Question) => change({ question }),
    show: (campaignId: string) => change({ question: undefined, post: campaignId }),
  }
}
