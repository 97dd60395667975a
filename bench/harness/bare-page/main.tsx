import { createRoot } from 'react-dom/client'

const SENTENCE = 'The bare page shows as many words as the screen it is compared with. '
const length = Number(new URLSearchParams(location.search).get('length'))
const sentences = Array.from({ length: Math.ceil(length / SENTENCE.length) }, (_, index) => index)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root.')
createRoot(place).render(
  <main>
    {sentences.map((index) => (
      <p key={index}>{SENTENCE}</p>
    ))}
  </main>,
)
