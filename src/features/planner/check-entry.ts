import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Problem } from '#connectors/social/checks/problem.ts'
import type { PlanEntry } from './planner.contract.ts'

type Checked = Pick<PlanEntry, 'platform' | 'title' | 'text'>
type WordProblem = Problem & { field: 'title' | 'text' }

/** Rules of the network that the text breaks; its picture is drawn when it is scheduled. */
export const checkEntry = ({ platform, title, text }: Checked): WordProblem[] =>
  checkPost({ platform, title, text, pictures: 1, videos: 0 }).filter(
    (problem): problem is WordProblem => problem.field !== 'media',
  )
