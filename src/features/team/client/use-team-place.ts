import { useSearchParams } from 'wouter'
import * as z from 'zod'

export const taskViews = ['assigned', 'created'] as const
export type TaskView = (typeof taskViews)[number]

function changed(params: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

const openedHere = { taskOpenedHere: true }
const wasOpenedHere = () => (history.state as Partial<typeof openedHere> | null)?.taskOpenedHere === true

/**
 * What the screen shows is in the address, so that reload, back and a shared link lead to the same place. Other screens
 * lead to a new task by `/team?new=1&title=…`, with `&conversation=…` where it is made from one.
 */
export function useTeamPlace() {
  const [params, setParams] = useSearchParams()
  const view = taskViews.find((each) => each === params.get('view')) ?? 'assigned'
  return {
    view,
    taskId: params.get('task'),
    newTask: params.get('new')
      ? {
          title: params.get('title') ?? '',
          conversationId: z.uuid().safeParse(params.get('conversation')).data ?? null,
        }
      : null,
    show: (next: TaskView) =>
      setParams((now) => changed(now, { view: next === 'assigned' ? undefined : next }), { replace: true }),
    open: (id: string) => setParams((now) => changed(now, { task: id }), { state: openedHere }),
    /** Closing is going back, unless there is nothing of ours to go back to. */
    close: () => {
      if (wasOpenedHere()) history.back()
      else setParams((now) => changed(now, { task: undefined }), { replace: true })
    },
    startNew: () => setParams((now) => changed(now, { new: '1' }), { replace: true, state: history.state }),
    endNew: () =>
      setParams((now) => changed(now, { new: undefined, title: undefined, conversation: undefined }), {
        replace: true,
        state: history.state,
      }),
  }
}
