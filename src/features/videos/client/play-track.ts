import { useEffect, useRef, useState } from 'react'
import type { PlayedTrack } from '#platform/film-sound/sound-tracks.ts'

const PREVIEW_SECONDS = 8

/** Plays a track in the browser, made by the same code as in the video. */
export function usePlayTrack() {
  const [isPlaying, setIsPlaying] = useState(false)
  const playing = useRef<AudioContext | null>(null)

  function stop() {
    void playing.current?.close()
    playing.current = null
    setIsPlaying(false)
  }
  useEffect(() => () => void playing.current?.close(), [])

  async function play(track: PlayedTrack, volume: number) {
    stop()
    // Created in the click itself, otherwise browsers keep it silent.
    const audio = new AudioContext()
    playing.current = audio
    setIsPlaying(true)
    const { makeSound, SAMPLE_RATE } = await import('#platform/film-sound/make-sound.ts')
    if (playing.current !== audio) return
    const { left, right } = makeSound({ track, volume }, PREVIEW_SECONDS)
    const buffer = audio.createBuffer(2, left.length, SAMPLE_RATE)
    buffer.getChannelData(0).set(left)
    buffer.getChannelData(1).set(right)
    const source = audio.createBufferSource()
    source.buffer = buffer
    source.connect(audio.destination)
    source.addEventListener('ended', () => {
      if (playing.current === audio) stop()
    })
    source.start()
  }
  return { isPlaying, play, stop }
}
