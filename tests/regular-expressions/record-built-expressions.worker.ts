import { parentPort, workerData } from 'node:worker_threads'

// Loads the files that build expressions from strings, and reports what they built.
const { urls } = workerData as { urls: string[] }

for (const url of urls) {
  const built: { pattern: string; flags: string }[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags]) {
      const expression = new target(pattern, flags)
      built.push({ pattern: expression.source, flags: expression.flags })
      return expression
    },
  })
  await import(url)
  globalThis.RegExp = Original
  parentPort?.postMessage({ url, built })
}
