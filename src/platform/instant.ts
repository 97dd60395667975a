import * as z from 'zod'

/** A moment in an answer, as ISO text in UTC. Lists carry many of them, so rows hold them as text from the start. */
export const instantSchema = z.string().meta({ format: 'date-time' })
