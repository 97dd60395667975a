import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#client/data/api.ts'
import { queryClient, refresh } from '#client/data/query.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useClockNote } from '#client/time/use-clock-note.ts'
import { toast } from '#client/ui/toast-store.ts'
import { failureWithReasons, useProblemWords } from '#features/campaigns/index.client.ts'
import type { Output } from '#platform/endpoint.ts'
import * as contract from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { moveTo, type Target } from '../move-to.ts'

type Item = contract.CalendarItem
type Items = readonly Item[]

/** The same items before and after; without `after` they became drafts and left the calendar. */
type Change = { before: Items; after: Items | null; target?: Target; isUndo?: boolean }
type Shown = Output<typeof contract.getCalendar>

const MAX_STEPS = 50

/** A move keeps the local time, which a clock change may shift: undo restores the exact instant. */
function placeOf({ kind, id, day, time, scheduledFor }: Item, before: Item | undefined, isExact: boolean) {
  if (kind === 'post' && isExact) return { kind, id, day, scheduledFor }
  return { kind, id, day, ...((isExact || time !== before?.time) && { time }) }
}

async function send({ before, after, isUndo = false }: Change) {
  if (after) {
    const items = after.map((item, index) => placeOf(item, before[index], isUndo))
    return (await call(contract.moveItems, { body: { items } })).problems
  }
  await call(contract.unscheduleItems, { body: { ids: before.map(({ id }) => id) } })
  return []
}

const shownAs =
  ({ before, after }: Change) =>
  (shown: Shown | undefined): Shown | undefined => {
    if (!shown) return shown
    const places = new Map(before.map(({ id }, index) => [id, after?.[index] ?? null]))
    return {
      ...shown,
      items: shown.items.flatMap((each) => {
        const place = places.get(each.id)
        if (place === undefined) return [each]
        if (place === null) return []
        const { day, time, scheduledFor } = place
        return [{ ...each, day, time, scheduledFor }]
      }),
    }
  }

const moves = { mutationKey: ['calendar-moves'], scope: { id: 'calendar-moves' } }

/**
 * Moves items, and undoes it step by step. Optimistic: what the server refuses moves back. Changes are serialized, so
 * that the last one wins; reads from before, or while another change is pending, would put items back.
 */
export function useMoves() {
  const t = useText(calendarMessages)
  const format = useFormat()
  const noteOn = useClockNote('goesOut')
  const { timeZone } = useWorkspace()
  const tellProblems = useProblemWords()
  const tellFailure = failureWithReasons(t('move.failed'))
  /** What can be undone, oldest first. */
  const done = useRef<Change[]>([])
  const forget = (change: Change) => {
    done.current = done.current.filter((each) => each !== change)
  }

  const mutation = useMutation({
    ...moves,
    mutationFn: send,
    onMutate: async (change: Change) => {
      await queryClient.cancelQueries({ queryKey: [contract.getCalendar.path] })
      queryClient.setQueriesData<Shown>({ queryKey: [contract.getCalendar.path] }, shownAs(change))
      if (!change.isUndo) done.current = [...done.current, change].slice(-MAX_STEPS)
    },
    onSuccess: (problems, change) => {
      const [first] = change.before
      if (!first) return
      if (change.isUndo) {
        toast({ title: wordsOfUndo(change) })
        return
      }
      const { target } = change
      const note = target && noteOn(target.day, target.time ?? first.time)
      toast({
        title: wordsOf(change),
        description: [note, tellProblems(problems)].filter(Boolean).join(' ') || undefined,
        action: { label: t('move.undo'), altText: t('move.undoKeys'), onSelect: () => undo(change) },
      })
    },
    onError: (error, change) => {
      forget(change)
      tellFailure(error)
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: moves.mutationKey }) === 1
      if (isLast) void refresh('campaigns', 'plans')
    },
  })

  /** One chip by its place, a selection by its number. */
  function wordsOf({ before, after }: Change): string {
    const campaigns = new Set(before.map(({ campaignId, id }) => campaignId ?? id)).size
    const [was] = before
    const [is] = after ?? []
    if (!is) return t('move.unscheduled', { count: before.length })
    if (campaigns > 1) return t('move.doneMany', { count: before.length })
    return was?.time === is.time
      ? t('move.done', { day: format.day(is.day) })
      : t('move.doneAt', { day: format.day(is.day), time: format.clock(is.time) })
  }

  function wordsOfUndo({ before, after }: Change): string {
    const [item] = after ?? before
    return after?.length === 1 && item
      ? t('move.undone', { title: item.title, day: format.day(item.day) })
      : t('move.undoneMany', { count: before.length })
  }

  /** The last change, or this one. */
  function undo(change = done.current.at(-1)): void {
    if (!change) {
      toast({ title: t('move.nothingToUndo') })
      return
    }
    forget(change)
    mutation.mutate({ before: change.after ?? change.before, after: change.before, isUndo: true })
  }

  return {
    move: (items: Items, target: Target) =>
      mutation.mutate({ before: items, after: items.map((item) => moveTo(item, target, timeZone)), target }),
    moveEach: (items: Items, targetOf: (item: Item) => Target) =>
      mutation.mutate({ before: items, after: items.map((item) => moveTo(item, targetOf(item), timeZone)) }),
    unschedule: (items: Items) => mutation.mutate({ before: items, after: null }),
    undo: () => undo(),
  }
}
