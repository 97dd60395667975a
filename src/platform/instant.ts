import * as z from 'zod'

/** A moment in an answer: a Date for whoever answers, ISO text in UTC for whoever asked. */
export const instantSchema = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.string().meta({ format: 'date-time' }))
