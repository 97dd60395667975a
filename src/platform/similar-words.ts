/** Lower case, without accents: "Peluquería" and "peluqueria" are the same. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether at most one letter is added, missing, wrong or swapped with its neighbor. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)) return true
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)
}
