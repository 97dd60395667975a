import { type PosAdapter, PosFailure } from '#pos/pos.ts'
import type { Deps } from '#server/deps.ts'
import type { PosProvider } from '../integrations.contract.ts'

type AdapterFor = (provider: PosProvider, credentials: Record<string, string>, deps: Deps) => PosAdapter

const adapterFor: AdapterFor = () => {
  throw new PosFailure('unreachable')
}

/** Who asks the tills: one place, in which a test can put another. */
export const posTools = { adapterFor }
