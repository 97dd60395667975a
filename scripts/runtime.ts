/** Older Node cannot run this code; say so before a stranger error. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `CampAIgner needs Node 22.18 or newer, and this is ${process.version}. On Linux and Windows "npm ci" brings Node 24 along: use the npm scripts (npm start, npm test). On a Mac, install Node 24.`,
  )
  process.exit(1)
}
