/** For parts that refer to a conversation of the made-up inbox by its place there. */
export const demoConversationKey = (place: number) => `conversation ${place}`
