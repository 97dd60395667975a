import { useSearchParams } from 'wouter'
import * as z from 'zod'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useOpenedItem } from '#client/navigation/use-opened-item.ts'

export const taskViews = ['assigned', 'created'] as const
export type TaskView = (typeof taskViews)[number]

/**
 * The state is in the URL, so that reload, back and shared links show the same view. Other screens link to a new task
 * with `/team?new=1&title=…`, plus `&conversation=…` if it is made from one.
 */
export function useTeamSearchParams() {
  const [params, setParams] = useSearchParams()
  const { id: taskId, open, close } = useOpenedItem('task')
  const view = taskViews.find((each) => each === params.get('view')) ?? 'assigned'
  return {
    view,
    taskId,
    newTask: params.get('new')
      ? {
          title: params.get('title') ?? '',
          conversationId: z.uuid().safeParse(params.get('conversation')).data ?? null,
        }
      : null,
    show: (next: TaskView) =>
      setParams((now) => updateSearchParams(now, { view: next === 'assigned' ? undefined : next }), {
        replace: true,
      }),
    open,
    close,
    startNew: () =>
      setParams((now) => updateSearchParams(now, { new: '1' }), { replace: true, state: history.state }),
    endNew: () =>
      setParams(
        (now) => updateSearchParams(now, { new: undefined, title: undefined, conversation: undefined }),
        {
          replace: true,
          state: history.state,
        },
      ),
  }
}
