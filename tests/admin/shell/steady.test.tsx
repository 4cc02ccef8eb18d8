import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json } from '../providers/fakeApi'
import { openCounted } from './countedApp'

const profile = { id: 1, name: 'An', avatar: '', permissions: { data: [{ id: 1, name: 'list-posts' }] } }

it('a check of the session draws no page anew', async () => {
  const { client, drawn, translate, draw, quiet } = await openCounted('/support', ({ path }) =>
    path.endsWith('/profile')
      ? json(200, { data: profile })
      : json(200, { data: [], meta: { pagination: { total: 0 } } }),
  )
  draw()
  await screen.findByText(translate('layout.support.title'), { selector: 'h1' })
  await quiet()
  const before = drawn['layout.support.intro']
  expect(before).toBeGreaterThan(0)
  await client.refetchQueries({ queryKey: ['auth', 'checkAuth'] })
  await quiet()
  expect(drawn['layout.support.intro']).toBe(before)
})
