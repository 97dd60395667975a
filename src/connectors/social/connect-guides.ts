import type { ConnectGuide } from './connect.ts'
import { discordGuide } from './discord/discord.connect.ts'
import type { LiveNetwork } from './platforms.ts'
import { telegramGuide } from './telegram/telegram.connect.ts'

/** How each network is connected. */
export const connectGuides: Record<LiveNetwork, ConnectGuide> = {
  discord: discordGuide,
  telegram: telegramGuide,
}
