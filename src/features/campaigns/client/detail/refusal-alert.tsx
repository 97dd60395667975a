import { Alert } from '#client/ui/alert.tsx'
import { reasonsOf } from './campaign-error.ts'

/** Why a call was refused, next to the control that made it: the message first, then details per post. */
export function RefusalAlert({ error }: { error: Error | null }) {
  if (!error) return null
  const [sentence, ...details] = reasonsOf(error)
  return (
    <Alert role="alert" tone="danger" title={sentence}>
      {details.length > 0 ? (
        <ul className="list-disc pl-4">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
