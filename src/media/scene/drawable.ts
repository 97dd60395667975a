/** Letters that our fonts have: anything else would be a box, or look different in every browser. */
const undrawable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\s°©®™№]/gu

/** The text as drawn. Line breaks stay; emoji and letters without a font go. */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(undrawable, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\u00a0]+/g, ' ')
        // A number and its sign stay on one line.
        .replace(/(\d) (?=[%€$£¥]|[AP]M\b)/g, '$1\u00a0')
        .trim(),
    )
    .filter((line, index, lines) => line !== '' || (index > 0 && index < lines.length - 1))
    .join('\n')
    .trim()
