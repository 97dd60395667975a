import sharp from 'sharp'
const names = process.argv.slice(3)
const out = process.argv[2] ?? ''
const pics = await Promise.all(names.map(async (n) => { const b = await sharp(`/tmp/campaigns-shots/${n}.png`).resize({ width: 390 }).toBuffer(); const m = await sharp(b).metadata(); const h = Math.min(m.height ?? 0, 1500); return { input: await sharp(b).extract({ left: 0, top: 0, width: 390, height: h }).toBuffer(), h } }))
await sharp({ create: { width: names.length * 400, height: Math.max(...pics.map((p) => p.h)), channels: 3, background: '#888' } }).composite(pics.map((p, i) => ({ input: p.input, left: i * 400, top: 0 }))).png().toFile(out)
