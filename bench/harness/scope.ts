type Undo = () => Promise<unknown>

/** What a bench has opened; closed in reverse order whatever the outcome. */
export type Scope = { defer(undo: Undo): void }

/** Open scopes, with their pending cleanup. */
const open = new Map<Undo[], Promise<void> | null>()
let isStopping = false

function unwind(undos: Undo[]): Promise<void> {
  const underWay = open.get(undos) ?? undoAll(undos).finally(() => open.delete(undos))
  open.set(undos, underWay)
  return underWay
}

async function undoAll(undos: Undo[]): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    // The first failure must not leave the rest running.
    await undo().catch((error: unknown) => console.error('Cleaning up failed:', error))
  }
}

export async function inScope<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const undos: Undo[] = []
  open.set(undos, null)
  try {
    return await work({ defer: (undo) => undos.push(undo) })
  } finally {
    await unwind(undos)
    // After a signal, the next bench must not start.
    if (isStopping) await new Promise(() => undefined)
  }
}

export function cleanUpOnSignal(): void {
  const onSignal = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    console.log('Stopping …')
    await Promise.all([...open.keys()].map(unwind))
    process.exit(130)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

export async function withDeadline<T>(seconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`Not done after ${seconds} s.`)), seconds * 1000)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
