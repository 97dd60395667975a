import { useWorkspace } from '#client/data/workspace-context.ts'
import { useNow } from '#client/time/use-now.ts'
import { dayIn } from '#platform/day.ts'
import { plannerYears } from '../planner-years.ts'

/** The day the shop is living in. */
export function useToday(): string {
  const { timeZone } = useWorkspace()
  return dayIn(timeZone, useNow())
}

/** The years a plan may be for, by the shop's own clocks. */
export const usePlannerYears = (): number[] => plannerYears(useToday())
