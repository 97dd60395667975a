export const demoTaskWords = {
  window: {
    description: 'From across the street, in daylight, with the door closed.',
    note: 'I left the lights on inside so you can see the cups.',
  },
  checklist: {
    description: 'Go through the list before we open and send a photo of it.',
    proof: 'checklist-en',
  },
  prices: {
    title: 'Choose the gift card prices',
    description: 'Three amounts are enough. Lucy prints them on Friday.',
  },
  supplier: {
    title: 'Send the signed coffee contract',
    description: 'Scan all four pages.',
  },
  reviews: {
    title: 'Answer the three open reviews',
    description: 'Friendly and short, signed with your name.',
    note: 'This is the window, not the answers.',
  },
  flyers: {
    title: 'Take flyers to the hotel',
    description: 'Fifty of them, to the front desk.',
    note: 'They asked for more in spring.',
  },
  stand: {
    title: 'Book a stand at the street market',
    description: 'Next to the fountain, if possible.',
  },
}
