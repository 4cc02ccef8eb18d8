import { expect, it, vi } from 'vitest'
import { rehearse } from '../../../src/admin/rehearsal'
import * as table from '../../../src/admin/resources/posts/list/PostTitle'

it('draws the first screen while the person types: unseen, and nothing is sent, stored or renamed', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const drawn = vi.spyOn(table, 'PostTitle')
  const [title, body] = [document.title, document.body.innerHTML]
  const stop = await rehearse('/posts/all-posts/7?filter=%7B%7D')
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled(), 10_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(sent).not.toHaveBeenCalled()
  expect(localStorage.length).toBe(0)
  expect([document.title, document.body.innerHTML]).toEqual([title, body])
})

it('has nothing to rehearse for an address that leads nowhere', async () => {
  await expect(rehearse('/nowhere')).resolves.toBeTypeOf('function')
})
