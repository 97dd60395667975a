import { ArrowRightLeft, Ban, CircleCheck, CircleX, Hourglass } from 'lucide-react'

const looks = {
  proof_submitted: { tone: 'warning', Icon: Hourglass },
  task_approved: { tone: 'success', Icon: CircleCheck },
  text_approved: { tone: 'success', Icon: CircleCheck },
  task_completed: { tone: 'success', Icon: CircleCheck },
  task_cancelled: { tone: 'neutral', Icon: Ban },
  tasks_handed_over: { tone: 'info', Icon: ArrowRightLeft },
} as const

/** Proof, approval and completion have their own style; everything else looks like a rejection. */
export const lookOf = (type: string) =>
  Object.hasOwn(looks, type)
    ? looks[type as keyof typeof looks]
    : ({ tone: 'danger', Icon: CircleX } as const)
