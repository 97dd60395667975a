import { useSyncExternalStore } from 'react'
import type { Reply } from '../help.contract.ts'

/** In memory only: lost on reload and at the end of the session. */
export type ChatMessage = {
  id: string
  text: string
  isBot: boolean
  timestamp: Date
  articles?: Reply['articles']
  actions?: Reply['actions']
}

type Chat = {
  messages: readonly ChatMessage[]
  isOpen: boolean
  isWaiting: boolean
  /** Asked elsewhere, to be sent by the window. */
  question: string | null
}

// Outside the components, so that it survives navigation to another screen.
let chat: Chat = { messages: [], isOpen: false, isWaiting: false, question: null }
const listeners = new Set<() => void>()

function change(changes: Partial<Chat>): void {
  chat = { ...chat, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentChat = () => chat

export const useChat = (): Chat => useSyncExternalStore(subscribe, currentChat, currentChat)

export const openChat = (): void => change({ isOpen: true })
/** Opens the chat with a question, on the screens that have it. */
export const askHelp = (question: string): void => change({ isOpen: true, question })
export const questionSent = (): void => change({ question: null })
export const closeChat = (): void => change({ isOpen: false })
export const wait = (): void => change({ isWaiting: true })
export const stopWaiting = (): void => change({ isWaiting: false })

export const addMessage = (message: Omit<ChatMessage, 'id' | 'timestamp'>): void =>
  change({ messages: [...chat.messages, { ...message, id: crypto.randomUUID(), timestamp: new Date() }] })
