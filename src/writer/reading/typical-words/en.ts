/** Small words that the other languages do not have, and what shops write about. Without accents. */
export const typicalWords: ReadonlySet<string> = new Set(
  `the and of with for from our your you we us this that these those is are was will would what when where who how it its
  to at by if or but not do does dont don't have has been than then there here they them their any some all more most only
  just very also about into over before after because i my me be can get got im i'm we're it's on off an were let's lets
  new fresh free every morning evening afternoon tonight today tomorrow day week weekend month year monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november december
  open closed closing opening late early hours sale deal discount half price first last left stock back now thanks thank
  sorry happy birthday christmas easter halloween bread cake cakes coffee tea breakfast lunch dinner hair haircut cut cuts
  nails book booking call order orders shop store clients customers kids dog dogs cat cats flowers shoes dress dresses
  winter summer spring autumn fall sunday's workshop party music live tickets hiring wanted job team join win giveaway
  please pls w/ u come see visit bring tell love best good great big small hot cold sweet home made homemade people next
  until till buy one two three four five six seven eight nine ten class classes lesson lessons tip tips how-to boots
  available arrived gone died passed away recall stop using roast pie pies sandwich sandwiches soup menu special specials`.split(
    /\s+/,
  ),
)
