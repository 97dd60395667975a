import { CircleCheck, CircleX, Hourglass } from 'lucide-react'

const looks = {
  proof_submitted: { tone: 'warning', Icon: Hourglass },
  task_approved: { tone: 'success', Icon: CircleCheck },
} as const

/** The approvals know three kinds: proof, approval, and everything else, which looks like a rejection. */
export const lookOf = (type: string) =>
  Object.hasOwn(looks, type)
    ? looks[type as keyof typeof looks]
    : ({ tone: 'danger', Icon: CircleX } as const)
