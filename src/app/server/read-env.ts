import { aiProviders, needsAddress } from '#connectors/ai/registry.ts'
import { posProviders } from '#connectors/pos/registry.ts'
import { networkApps } from '#connectors/social/connect/network-apps.ts'
import { adapterNames } from '#connectors/social/platforms.ts'
import { type Env, parseEnv } from '#server/env.ts'

/** The settings of the server and of every connector. */
export const readEnv = (source: Record<string, string | undefined>): Env =>
  parseEnv(source, {
    aiProviders: aiProviders.map((id) => ({ id, needsAddress: needsAddress(id) })),
    pos: posProviders,
    social: adapterNames,
    apps: networkApps,
  })

export const envFromProcess = (): Env => readEnv(process.env)
