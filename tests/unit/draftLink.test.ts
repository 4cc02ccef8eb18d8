// @vitest-environment jsdom
import { HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftLink, longest, pause, retryDelay } from '../../src/admin/components/form/draft/draftLink'
import type { DraftInput } from '../../src/domain/draftSchema'
import { maxDraftSize, type ServerDraft } from '../../src/domain/drafts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stored = (revision: number, title: string): ServerDraft => ({
  revision,
  version: 1,
  values: { title },
  base: {},
  updated_at: '2026-11-21T02:00:00.000Z',
})

/** A server with at most one draft, as the API keeps it. */
function aServer(first: ServerDraft | null = null, revision: number | null = null) {
  const state = {
    draft: first,
    next: 100,
    kept: [] as DraftInput[],
    dropped: [] as number[],
    fails: 0,
    status: 503,
  }
  const said: (string | null)[] = []
  const offered: (ServerDraft | null)[] = []
  const followed: (number | null)[] = []
  let held: Promise<void> | undefined
  const link = createDraftLink({
    calls: {
      read: async () => ({ data: state.draft }),
      async keep(body) {
        state.kept.push(body)
        await held
        if (state.fails-- > 0) throw new HttpError('away', state.status, {})
        if (state.draft && state.draft.revision !== body.revision)
          throw new HttpError('conflict', 409, { code: 'conflict', data: state.draft })
        state.draft = { ...stored(state.next++, ''), values: body.values as Record<string, unknown> }
        return { data: state.draft }
      },
      drop: async (which) => void state.dropped.push(which),
    },
    revision,
    describe: () => ({ title: 'Bài', path: '/x' }),
    onRevision: (each) => void followed.push(each),
    onOffered: (each) => void offered.push(each),
    onKept: (at) => void said.push(at),
  })
  const hold = (until: Promise<void>) => {
    held = until
  }
  const type = (title: string) => link.note({ values: { title }, base: { title: 'Cũ', version: 1 } })
  return { state, link, said, offered, followed, type, hold }
}
const titles = ({ state }: ReturnType<typeof aServer>) =>
  state.kept.map(({ values }) => (values as { title: string }).title)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a draft is sent', () => {
  it('after a pause, once, with the revision that it follows', async () => {
    const server = aServer()
    for (const title of ['M', 'Mộ', 'Một']) server.type(title)
    await pass(pause)
    expect(titles(server)).toEqual(['Một'])
    server.type('Hai')
    await pass(pause)
    expect(server.state.kept.map(({ revision }) => revision)).toEqual([null, 100])
    expect(server.followed).toEqual([100, 101])
  })

  it('at the latest after a while, however long somebody types without a pause', async () => {
    const server = aServer()
    for (let typed = 0; typed * 1_000 < longest; typed++) {
      server.type(`${typed}`)
      await pass(1_000)
    }
    expect(server.state.kept).toHaveLength(1)
  })

  it('only when it has changed', async () => {
    const server = aServer()
    server.type('Một')
    await pass(pause)
    server.type('Hai')
    server.type('Một')
    await pass(longest)
    expect(titles(server)).toEqual(['Một'])
  })

  it('one at a time: what is typed meanwhile goes with the next', async () => {
    const server = aServer()
    let answer = () => {}
    server.hold(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    server.type('Một')
    await pass(pause)
    for (const title of ['Hai', 'Ba']) {
      server.type(title)
      await pass(longest)
    }
    expect(titles(server)).toEqual(['Một'])
    answer()
    await pass(pause)
    expect(titles(server)).toEqual(['Một', 'Ba'])
  })

  it('again later when the server is away, and not with each keystroke', async () => {
    const server = aServer()
    server.state.fails = 1
    server.type('Một')
    await pass(pause)
    for (const title of ['Hai', 'Ba', 'Bốn']) {
      server.type(title)
      await pass(pause)
    }
    expect(titles(server)).toEqual(['Một'])
    expect(server.said).toEqual(['here'])
    await pass(retryDelay)
    expect(titles(server)).toEqual(['Một', 'Bốn'])
  })

  it.each([403, 404])('never again after a refusal with %i', async (status) => {
    const server = aServer()
    Object.assign(server.state, { fails: 1, status })
    server.type('Một')
    await pass(pause)
    server.type('Hai')
    await pass(10 * retryDelay)
    expect(titles(server)).toEqual(['Một'])
    expect(server.said.at(-1)).toBe('here')
  })

  it.each([401, 413, 422])(
    'not again by itself after a refusal with %i, but with what is typed later',
    async (status) => {
      const server = aServer()
      Object.assign(server.state, { fails: 1, status })
      server.type('Một')
      await pass(10 * retryDelay)
      expect(titles(server)).toEqual(['Một'])
      expect(server.said.at(-1)).toBe('here')
      server.type('Hai')
      await pass(pause)
      expect(titles(server)).toEqual(['Một', 'Hai'])
      expect(server.said.at(-1)).not.toBe('here')
    },
  )

  it('not while offline, and at once when there is a network again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const server = aServer()
    server.type('Một')
    await pass(longest)
    expect(titles(server)).toEqual([])
    expect(server.said).toEqual(['here'])
    online.mockReturnValue(true)
    await server.link.flush()
    expect(titles(server)).toEqual(['Một'])
  })

  it('without the text before when both together are too much, and stays here when it is too much alone', async () => {
    const server = aServer()
    const long = 'a'.repeat(0.6 * maxDraftSize)
    server.link.note({ values: { title: long }, base: { title: long, version: 1 } })
    await pass(pause)
    expect(server.state.kept[0]?.base).toEqual({})
    server.link.note({ values: { title: long + long }, base: { version: 1 } })
    await pass(pause)
    expect(server.state.kept).toHaveLength(1)
    expect(server.said.at(-1)).toBe('here')
  })
})

describe('a draft that was written elsewhere', () => {
  it('is offered, and not replaced as long as nobody has chosen', async () => {
    const server = aServer(stored(7, 'Máy kia'))
    server.type('Máy này')
    await pass(10 * longest)
    expect(server.offered).toEqual([server.state.draft])
    expect(server.state.kept).toEqual([])
  })

  it('is not offered where this form has written it', async () => {
    const server = aServer(stored(7, 'Một'), 7)
    await server.link.flush()
    server.type('Hai')
    await pass(pause)
    expect(server.offered).toEqual([])
    expect(server.state.kept[0]?.revision).toBe(7)
  })

  it('is followed once it is restored', async () => {
    const server = aServer(stored(7, 'Máy kia'))
    await server.link.flush()
    server.link.adopt()
    server.type('Máy kia, viết tiếp')
    await pass(pause)
    expect(server.state.kept[0]?.revision).toBe(7)
    expect(server.offered.at(-1)).toBeNull()
  })

  it('is dropped once it is discarded, and this one is kept', async () => {
    const server = aServer(stored(7, 'Máy kia'))
    server.type('Máy này')
    await server.link.flush()
    server.link.refuse()
    server.state.draft = null
    await pass(pause)
    expect(server.state.dropped).toEqual([7])
    expect(titles(server)).toEqual(['Máy này'])
  })

  it('is noticed while writing, too: the server says so', async () => {
    const server = aServer()
    server.type('Một')
    await pass(pause)
    server.state.draft = stored(500, 'Cửa sổ kia')
    server.type('Hai')
    await pass(10 * longest)
    expect(titles(server)).toEqual(['Một', 'Hai'])
    expect(server.offered.map((each) => each?.revision)).toEqual([500])
  })
})

describe('when the form is saved or taken back', () => {
  it('its draft goes, also one that is just being sent', async () => {
    const server = aServer()
    let answer = () => {}
    server.hold(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    server.type('Một')
    await pass(pause)
    server.link.note(null)
    expect(server.state.dropped).toEqual([])
    answer()
    await pass(longest)
    expect(server.state.dropped).toEqual([100])
    expect(titles(server)).toEqual(['Một'])
    // Nobody is told that it was kept: it is gone.
    expect(server.said.at(-1)).toBeNull()
  })

  it('a draft that waits is not sent any more, and one of another window stays', async () => {
    const server = aServer(stored(7, 'Máy kia'))
    server.type('Một')
    server.link.note(null)
    await pass(10 * longest)
    expect(titles(server)).toEqual([])
    expect(server.state.dropped).toEqual([])
  })

  it('nothing is sent once the form is left', async () => {
    const server = aServer()
    server.type('Một')
    server.link.stop()
    await pass(longest)
    expect(titles(server)).toEqual([])
  })
})
