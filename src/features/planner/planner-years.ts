/** The years a plan may be for: the shop's current one and the two around it. */
export function plannerYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1]
}
