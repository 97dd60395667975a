import { useWorkspace } from '#client/data/workspace-context.ts'
import { useNow } from '#client/time/use-now.ts'
import { dayIn } from '#platform/day.ts'
import { plannerYears } from '../planner-years.ts'

/** The current day of the shop. */
export function useToday(): string {
  const { timeZone } = useWorkspace()
  return dayIn(timeZone, useNow())
}

/** The years a plan may be for, in the shop's zone. */
export const usePlannerYears = (): number[] => plannerYears(useToday())
