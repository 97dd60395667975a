/** For the HEALTHCHECK of the image: exits with 0 if this container does its work. */
const { PORT = '3000', ROLE } = process.env

// A worker listens on no port; its life is the life of its process.
if (ROLE !== 'worker') {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null)
  process.exitCode = answer?.ok ? 0 : 1
}
