import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#client/data/api.ts'
import { reworkPost } from '#features/campaigns/rework.contract.ts'
import type { Output } from '#platform/endpoint.ts'
import type { ReworkTool } from '#writer/rework.ts'

/** `isLate`: the person typed on meanwhile, so the text was not replaced. */
type Answer = Output<typeof reworkPost> & { tool: ReworkTool; isLate: boolean }

type Step = { before: string; after: string }

interface PostToolsInput {
  campaignId: string
  postId: string
  /** As it stands in the editor. */
  text: string
  onReplace: (text: string) => void
}

/** Other words for the text in the editor. Nothing is saved: a proposal is an edit like any other. */
export function usePostTools({ campaignId, postId, text, onReplace }: PostToolsInput) {
  const [steps, setSteps] = useState<Step[]>([])
  const [undone, setUndone] = useState<Step | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = useRef(0)
  const isRunning = useRef(false)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  const rework = useMutation({
    mutationFn: ({ tool, from }: { tool: ReworkTool; from: string }) =>
      call(reworkPost, {
        params: { id: campaignId, postId },
        body: { tool, text: from, seed: asked.current },
      }),
    // Also after an error: the tools stay usable.
    onSettled: () => {
      isRunning.current = false
    },
  })
  const last = steps.at(-1)
  const canUndo = last !== undefined && last.before !== text

  function replace(after: string) {
    setSteps((now) => [...now, { before: latest.current, after }])
    setUndone(null)
    onReplace(after)
  }

  return {
    pending: rework.isPending ? rework.variables.tool : null,
    error: rework.error,
    answer,
    canUndo,
    /** Nobody typed since the text was replaced. */
    isReplaced: last !== undefined && last.after === text,
    canRedo: undone !== null && undone.before === text,
    replace,
    run(tool: ReworkTool) {
      // A second click of a double click comes before the next render.
      if (isRunning.current) return
      isRunning.current = true
      asked.current += 1
      const from = latest.current
      setAnswer(null)
      rework.mutate(
        { tool, from },
        {
          onSuccess: (proposed) => {
            const isLate = latest.current !== from
            const [first] = proposed.proposals
            setAnswer({ ...proposed, tool, isLate: isLate && first !== undefined })
            if (tool !== 'alternatives' && first && !isLate) replace(first.text)
          },
        },
      )
    },
    choose(chosen: string) {
      replace(chosen)
      setAnswer((now) => now && { ...now, tool: 'rewrite', isLate: false })
    },
    close: () => setAnswer(null),
    undo() {
      if (!canUndo) return
      setSteps((now) => now.slice(0, -1))
      setUndone({ before: last.before, after: text })
      setAnswer(null)
      onReplace(last.before)
    },
    redo() {
      if (undone) replace(undone.after)
    },
  }
}
export type PostTools = ReturnType<typeof usePostTools>
