const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isSecondHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** Like `[...text].length`, without the array. */
export function countCodePoints(text: string): number {
  let pairs = 0
  for (let at = 1; at < text.length; at++) {
    if (!isSecondHalf(text.charCodeAt(at)) || !isFirstHalf(text.charCodeAt(at - 1))) continue
    pairs += 1
    at += 1
  }
  return text.length - pairs
}
