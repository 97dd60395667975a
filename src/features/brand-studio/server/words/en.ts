/** The designs of the demo shop. */
export const demoDesigns = {
  color: {
    headline: '20% off color on Tuesdays',
    line: 'Until the end of the month, by appointment',
    call: 'Book now',
    sticker: '-20%',
  },
  terrace: {
    headline: 'Live music on the terrace',
    line: 'From 8 PM, free entry',
    call: 'Save a table',
    sticker: 'Fridays',
  },
  brunch: {
    headline: 'Weekend brunch',
    line: 'Saturday and Sunday, 10 AM to 2 PM',
    call: 'See the menu',
    sticker: '$14',
  },
}
