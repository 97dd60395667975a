export const demoReplies = {
  hours: {
    title: 'Opening hours',
    text: 'Hi {name},\n\nWe’re open Tuesday to Saturday, 9:30 AM to 7:30 PM. See you soon at {business}!',
  },
  booking: {
    title: 'Booking: which day?',
    text: 'Hi {name}, we’d love to see you! Which day and time work for you?',
  },
  thanks: {
    title: 'Thank you for the kind words',
    text: 'Hi {name}, thank you! You’ve made the whole team at {business} smile.',
  },
}
