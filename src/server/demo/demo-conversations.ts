/** For demo parts that refer to a conversation of the demo inbox by its index. */
export const demoConversationKey = (place: number) => `conversation ${place}`
