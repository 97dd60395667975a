import { siThreads } from 'simple-icons'

export const threadsIcon = siThreads.path
