import { useAudience } from '../analytics.queries.ts'
import { BuyersFigures } from '../business/buyers-figures.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { MessageHours } from './message-hours.tsx'
import { MessageLanguages } from './message-languages.tsx'

export function AudienceTab() {
  return (
    <QueryBoundary query={useAudience()}>
      {({ buyers, languages, hours }) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <BuyersFigures buyers={buyers} />
          <MessageHours hours={hours} />
          <MessageLanguages languages={languages} />
        </div>
      )}
    </QueryBoundary>
  )
}
