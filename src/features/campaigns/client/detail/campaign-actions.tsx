import { CalendarClock, Copy, Ellipsis, ImagePlus, Pencil, Send, Trash2, Undo2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { offersOf } from '#features/campaigns/campaign-offers.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { useDrawPictures, useDuplicateCampaign } from './campaign.queries.ts'
import type { CampaignDialog } from './campaign-page-dialogs.tsx'

interface CampaignActionsProps {
  campaign: CampaignDetail
  /** There are unsaved edits that publishing would not include. */
  hasUnsaved: boolean
  onOpen: (dialog: CampaignDialog) => void
}

export function CampaignActions({ campaign, hasUnsaved, onOpen }: CampaignActionsProps) {
  const t = useText(campaignDetailMessages)
  const [, navigate] = useLocation()
  const duplicate = useDuplicateCampaign()
  const draw = useDrawPictures()
  const { id } = campaign
  const offers = offersOf(campaign.posts)
  const params = { id }
  return (
    <>
      {offers.cancel.length > 0 ? (
        <Button variant="secondary" onClick={() => onOpen({ kind: 'cancel' })}>
          <Undo2 aria-hidden />
          {t('actions.cancel')}
        </Button>
      ) : null}
      {offers.schedule ? (
        <Button variant="secondary" disabled={hasUnsaved} onClick={() => onOpen({ kind: 'schedule' })}>
          <CalendarClock aria-hidden />
          {t(`actions.${offers.schedule}`)}
        </Button>
      ) : null}
      {offers.publish ? (
        <Button disabled={hasUnsaved} onClick={() => onOpen({ kind: 'publish' })}>
          <Send aria-hidden />
          {t('actions.publish')}
        </Button>
      ) : null}
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t('actions.more')}
            pending={duplicate.isPending || draw.isPending}
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen({ kind: 'rename' })}>
            {t('actions.rename')}
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<Copy aria-hidden />}
            onSelect={() => duplicate.mutate(id, { onSuccess: (copy) => navigate(`/campaigns/${copy.id}`) })}
          >
            {t('actions.duplicate')}
          </DropdownMenuItem>
          {offers.pictures ? (
            <DropdownMenuItem icon={<ImagePlus aria-hidden />} onSelect={() => draw.mutate({ params })}>
              {t('actions.pictures')}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem
            tone="danger"
            disabled={!offers.delete}
            icon={<Trash2 aria-hidden />}
            onSelect={() => onOpen({ kind: 'delete' })}
          >
            {t('actions.delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  )
}
