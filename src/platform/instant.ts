import * as z from 'zod'

/** An instant in an answer, as ISO text in UTC. Lists contain many, so rows have them as text from the start. */
export const instantSchema = z.string().meta({ format: 'date-time' })
