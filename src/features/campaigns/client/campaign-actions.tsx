import {
  CalendarClock,
  ChartColumn,
  Copy,
  Ellipsis,
  ImagePlus,
  Pencil,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { useDrawPictures, useDuplicateCampaign, useRefreshResults } from './campaign.queries.ts'
import type { CampaignDialog } from './campaign-page-dialogs.tsx'

interface CampaignActionsProps {
  campaign: CampaignDetail
  /** Something was typed that a publication would not carry yet. */
  hasUnsaved: boolean
  onOpen: (dialog: CampaignDialog) => void
}

const out = new Set(['sending', 'published', 'unconfirmed'])

export function CampaignActions({ campaign, hasUnsaved, onOpen }: CampaignActionsProps) {
  const t = useText(campaignDetailMessages)
  const [, navigate] = useLocation()
  const duplicate = useDuplicateCampaign()
  const draw = useDrawPictures()
  const results = useRefreshResults()
  const { id, posts } = campaign
  const has = (state: string) => posts.some((post) => post.state === state)
  const isOut = posts.some(({ state }) => out.has(state))
  const lacksPictures = posts.some(({ media }) => media.length === 0)
  const params = { id }
  return (
    <>
      {has('scheduled') || has('needs_you') ? (
        <Button variant="secondary" onClick={() => onOpen({ kind: 'cancel' })}>
          <Undo2 aria-hidden />
          {t('actions.cancel')}
        </Button>
      ) : null}
      {has('draft') || has('scheduled') || has('needs_you') ? (
        <Button variant="secondary" disabled={hasUnsaved} onClick={() => onOpen({ kind: 'schedule' })}>
          <CalendarClock aria-hidden />
          {t(has('scheduled') && !has('draft') ? 'actions.reschedule' : 'actions.schedule')}
        </Button>
      ) : null}
      {campaign.status === 'draft' ? (
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
            pending={duplicate.isPending || draw.isPending || results.isPending}
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
          {lacksPictures && !isOut ? (
            <DropdownMenuItem icon={<ImagePlus aria-hidden />} onSelect={() => draw.mutate({ params })}>
              {t('actions.pictures')}
            </DropdownMenuItem>
          ) : null}
          {has('published') ? (
            <DropdownMenuItem icon={<ChartColumn aria-hidden />} onSelect={() => results.mutate({ params })}>
              {t('actions.results')}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem
            tone="danger"
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
