import type { Letter } from '#connectors/social/outbox/outbox.ts'
import { letterheadOf, publicNameOf } from '#core/brands/index.server.ts'
import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { unsubscribeUrl } from '#features/customers/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { letterMessages } from '../i18n/index.ts'

/** Who writes: the name and address that every mail must show. Both are empty until set. */
export async function senderOf({ db }: Pick<Deps, 'db'>, workspaceId: WorkspaceId, brandId: string | null) {
  const { postalAddress } = await getWorkspaceSettings(db, workspaceId)
  return { shop: await publicNameOf(db, workspaceId, brandId), postalAddress }
}

type Reader = { language: Locale; address: string }

/** What surrounds a post in the mails of a brand. The look is read once; only reader and language differ. */
export async function letterWriter(
  deps: Pick<Deps, 'db' | 'storage' | 'secrets' | 'env'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
  links?: ReadonlyMap<string, string>,
): Promise<(reader: Reader) => Letter> {
  const { shop, postalAddress } = await senderOf(deps, workspaceId, brandId)
  const letterhead = await letterheadOf(deps, workspaceId, brandId)
  return ({ language, address }) => {
    const t = textOf(letterMessages, language)
    const name = shop || letterhead.name
    return {
      language,
      letterhead: { ...letterhead, name },
      footer: [
        [name, postalAddress].filter(Boolean).join('\n'),
        t('why', { shop: name }),
        links?.size ? t('counted') : '',
      ].filter(Boolean),
      ...(links?.size && { links }),
      unsubscribe: {
        url: unsubscribeUrl(deps, { workspaceId, address, locale: language }),
        label: t('unsubscribe'),
      },
    }
  }
}
