/** Time is handed in, so that every rule about days and deadlines can be tried at any moment. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
