import type { ConnectGuide } from './connect.ts'
import { discordGuide } from './discord/discord.connect.ts'
import type { AdapterName } from './platforms.ts'
import { telegramGuide } from './telegram/telegram.connect.ts'

/** How each network is connected; networks without a guide can only be tried in the sandbox. */
export const connectGuides: Partial<Record<AdapterName, ConnectGuide>> = {
  discord: discordGuide,
  telegram: telegramGuide,
}
