import { expect, it } from 'vitest'
import { routes } from '../../src/api/routes'

const crud = (path: string) => [`GET ${path}`, `POST ${path}`, `PATCH ${path}/:id`, `DELETE ${path}/:id`]

/** The calls that sites and the back office were promised; a form with files is a PATCH that is sent as a POST. */
const promised = [
  ...crud('/agencies'),
  ...['POST /agencies/attach', 'POST /agencies/detach', 'GET /agencies/:id/users'],
  ...['POST /clients/web/login', 'DELETE /logout', 'PATCH /users/:id/password'],
  ...crud('/categories'),
  ...[...crud('/comments'), 'POST /comments/user'],
  ...crud('/discounts'),
  ...crud('/feedback'),
  ...crud('/fields'),
  ...crud('/groups'),
  ...['GET /languages', 'POST /languages', 'PATCH /languages/:id/default', 'DELETE /languages/:id'],
  ...crud('/media'),
  ...['GET /users', 'POST /register', 'PATCH /users/:id', 'GET /users/:id', 'DELETE /users/:id'],
  ...crud('/menus'),
  ...crud('/orders'),
  ...['GET /roles', 'POST /roles', 'DELETE /roles/:id', 'POST /roles/sync', 'POST /roles/revoke'],
  ...['GET /permissions', 'POST /permissions/sync'],
  ...crud('/posts'),
  ...['GET /ratings', 'POST /ratings', 'DELETE /ratings/:id'],
  ...crud('/seos'),
  ...['GET /settings', 'GET /settings/all', 'POST /settings', 'PATCH /settings', 'DELETE /settings/:id'],
  ...crud('/redirects'),
  ...crud('/sliders'),
  ...crud('/types'),
  'GET /profile',
  ...[...crud('/warehouses'), 'GET /warehouses/products', 'GET /warehouses/change/items'],
  ...['GET /warehouses/changes', 'POST /warehouses/:id/change', 'POST /warehouses/change/:id/cancel'],
  ...crud('/suppliers'),
  ...[...crud('/widgets'), 'PATCH /widgets/:id/value'],
]

it('every promised call has a route', () => {
  const found = new Set(
    routes.map(({ method, path }) => `${method} ${path.replace(/^\/v1/, '').replace(/:\w+/g, ':id')}`),
  )
  expect(promised.filter((call) => !found.has(call))).toEqual([])
})
