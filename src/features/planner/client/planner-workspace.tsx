import { Card, CardBody } from '#client/ui/card.tsx'

export function PlannerWorkspace({ years }: { years: number[] }) {
  return (
    <Card>
      <CardBody>{years.join(', ')}</CardBody>
    </Card>
  )
}
