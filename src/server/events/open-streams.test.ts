import { expect, test } from 'vitest'
import { type Stream, trackStreams } from './open-streams.ts'

function opening(bounds = { session: 2, workspace: 4, address: 5 }) {
  const streams = trackStreams(bounds)
  const gaveWay: string[] = []
  const open = (name: string, sessionId: string, workspaceId = 'w', address = 'a'): Stream => {
    const owner = { sessionId, workspaceId, address }
    streams.makeRoom(owner)
    const stream: Stream = {
      ...owner,
      giveWay() {
        gaveWay.push(name)
        streams.delete(stream)
      },
      end: () => streams.delete(stream),
    }
    streams.add(stream)
    return stream
  }
  return { open, gaveWay }
}

test('the oldest streams of a session are closed, those of others are not', () => {
  const { open, gaveWay } = opening()
  open('1', 'ana')
  open('other', 'bo')
  open('2', 'ana')
  open('3', 'ana')
  open('4', 'ana')
  expect(gaveWay).toEqual(['1', '2'])
})

test('a full workspace refuses new sessions and keeps serving the existing ones', () => {
  const { open, gaveWay } = opening()
  open('1', 'ana')
  open('2', 'ana')
  const third = open('3', 'bo')
  open('4', 'bo')
  expect(() => open('5', 'cy')).toThrow('rate_limited')
  open('6', 'ana')
  expect(gaveWay).toEqual(['1'])
  third.end()
  open('7', 'cy')
})

test('limits an address across workspaces', () => {
  const { open } = opening()
  for (const n of [1, 2, 3, 4, 5]) open(`${n}`, `session ${n}`, `workspace ${n}`)
  expect(() => open('6', 'session 6', 'workspace 6')).toThrow('rate_limited')
  open('7', 'session 7', 'workspace 7', 'another address')
})
