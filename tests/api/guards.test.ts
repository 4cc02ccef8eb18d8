import { describe, expect, it } from 'vitest'
import { routes } from '../../src/api/routes'
import { drafted } from '../../src/domain/drafts'
import { isPermission, namesIn } from '../../src/domain/permissions'
import { withApi } from '../support/api'

const api = withApi()

const guarded = routes.flatMap((route) => (route.guard === 'public' ? [] : [route]))
const pathOf = (path: string) => path.replace(/:\w+/g, '999999')

describe('every call names what guards it', () => {
  it('by permissions that exist', () => {
    for (const { guard } of guarded) for (const name of namesIn(guard)) expect(isPermission(name)).toBe(true)
  })

  it('and only these need no permission: one’s own session, rights, keys, profile, password, saved views and unsaved forms, leaving a record, the languages, where pictures are cropped, feedback and comments to be sent, and the search of what one may list', () => {
    const open = guarded
      .filter(({ guard }) => namesIn(guard).length === 0)
      .map(({ method, path }) => `${method} ${path}`)
    expect(open).toEqual([
      'DELETE /logout',
      // To end what one has begun; and why one may do what.
      'DELETE /view-as',
      'GET /rights',
      // Of one's own, as far as one has rights to put into them.
      'GET /keys',
      'POST /keys',
      'PATCH /keys/:id',
      'DELETE /keys/:id',
      'GET /profile',
      'PATCH /users/:id/password',
      'GET /languages',
      'GET /languages/export',
      // As open as the pictures themselves.
      'GET /media/focus',
      // Clients of the site send it.
      'POST /feedback',
      'POST /comments/user',
      'GET /views',
      'POST /views',
      'PATCH /views/:id',
      'DELETE /views/:id',
      'GET /drafts',
      // To be in a record no longer.
      ...drafted.map((entity) => `DELETE /presence/${entity}/:id`),
      // It finds what the caller may list, each kind under the guard of its list.
      'GET /search',
    ])
    // Of what stays behind, they may send so much.
    const keeps = guarded.filter(
      ({ method, guard, orSelf }) =>
        (namesIn(guard).length === 0 || orSelf) && ['POST', 'PUT', 'PATCH'].includes(method),
    )
    expect(keeps.filter(({ staff }) => !staff).map(({ path }) => path)).toEqual([])
    expect(keeps.length).toBeGreaterThan(5)
    const unguarded = routes.filter(({ guard, path }) => guard === 'public' && !path.startsWith('/site/v1/'))
    expect(unguarded.map(({ path }) => path)).toEqual([
      '/clients/web/login',
      // Whoever has forgotten their password cannot sign in to ask for another.
      '/clients/web/forgot',
      '/clients/web/reset',
      // What the page of sign-in shows.
      '/v1/settings',
    ])
  })

  it.each(guarded.map((route) => [route.method, route.path] as const))(
    '%s %s answers 401 without a session',
    async (method, path) => {
      const answer = await api().call(method, pathOf(path), { body: method === 'GET' ? undefined : {} })
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    },
  )

  it.each(
    guarded
      .filter(({ guard }) => namesIn(guard).length > 0)
      .map((route) => [route.method, route.path] as const),
  )('%s %s answers 403 to who lacks the permission', async (method, path) => {
    const { token } = await api().member()
    const answer = await api().call(method, pathOf(path), {
      as: token,
      body: method === 'GET' ? undefined : {},
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})
