/** Words that occur in any longer text but not in other languages; tests detect the language by them. */
export const smallWords = new Set(
  'the and of with for from our your you we us this that these those is are was will would what when where who how it its to at by if or but not do does have has been than then there here they them their any some all more most only just very also about into over before after because tell ask write come send see good new nice day week time people make take look like know want need'.split(
    ' ',
  ),
)
