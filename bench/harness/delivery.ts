/** A message with its own id, as the network writes it. */
export const deliveryBody = (name: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      messages: [
        {
          id: name,
          thread: 'thread',
          name: 'Lucía Fernández',
          text: 'Hello, are the tulips ready on Friday, and do you deliver to the old bridge before noon?',
          sentAt: '2026-03-10T12:00:00.000Z',
        },
      ],
    }),
  )
