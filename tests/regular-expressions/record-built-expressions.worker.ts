import { parentPort, workerData } from 'node:worker_threads'

// Loads the files that build expressions from strings, and reports what each of them built.
const { urls } = workerData as { urls: string[] }

type Built = { pattern: string; flags: string }
const builtIn = new Map<string, Built[]>(urls.map((url) => [url, []]))

/** The file whose code is building an expression: one file may be loaded by another. */
function callingFile(): string | null | undefined {
  const original = Error.prepareStackTrace
  Error.prepareStackTrace = (_error, sites) => sites
  const sites = new Error().stack as unknown as NodeJS.CallSite[]
  Error.prepareStackTrace = original
  // This function, the one that constructs, and its caller.
  return sites[2]?.getFileName()
}

const Original = globalThis.RegExp
globalThis.RegExp = new Proxy(Original, {
  construct(target, [pattern, flags]) {
    const expression = new target(pattern, flags)
    builtIn.get(callingFile() ?? '')?.push({ pattern: expression.source, flags: expression.flags })
    return expression
  },
})
for (const url of urls) await import(url)
globalThis.RegExp = Original
for (const [url, built] of builtIn) parentPort?.postMessage({ url, built })
