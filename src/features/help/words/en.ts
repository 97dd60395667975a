/** Lower case, without accents. */
export const wordForms = {
  /** Words of most questions, which do not distinguish articles. */
  fillers: new Set(
    'a about all also am an and any are aren as at be been being but by can could couldn d did didn do does doesn doing don for from get go had has hasn have haven he her here him his how i if in into is isn it its just let like ll m make may me might more my need no of on one or other our out please re s she should so some t tell than that the their them then there these they this to too up us use ve want was wasn way we were what when where which who will with won would you your yours'.split(
      ' ',
    ),
  ),
  /** The first match is cut off. */
  endings: 'ations ation ments ment ings ing ers ies ied ed es er ly al s e y'.split(' '),
  /** Unifies the stems of a word: "planning" and "plan". */
  respell: [[/(?<=..)([b-df-hj-np-tv-z])\1$/, '$1']] as [RegExp, string][],
}
