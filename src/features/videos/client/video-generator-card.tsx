import { Card, CardBody } from '#client/ui/card.tsx'

export function VideoGeneratorCard(_props: { onUse?: (video: { url: string }) => void }) {
  return (
    <Card>
      <CardBody className="min-h-40" />
    </Card>
  )
}
