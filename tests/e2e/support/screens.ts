import { screens } from '../../../src/admin/screens'
import type { Api } from './api'

/** Every address in the table of screens, with ids of what this business has. */
export async function everyScreen(api: Api): Promise<string[]> {
  // The oldest: a journey may have made types of its own since.
  const types: { id: number; style: string }[] = await api.get('/types?limit=0')
  const [type] = types.filter(({ style }) => style === 'article').sort((a, b) => a.id - b.id)
  if (!type) throw new Error('a business without articles has no screens to look at')
  const first = async (path: string): Promise<number> => (await api.get(path))[0].id
  const ids: Record<string, number> = {
    posts: await first(`/posts?limit=1&search=type_id:${type.id}`),
    categories: await first(`/categories?limit=1&search=type_id:${type.id}`),
    types: type.id,
    users: await first('/users?limit=1&searchRole=has'),
    roles: await first('/roles'),
  }
  return screens.map(({ path, resource = '' }) =>
    path.replace(':typeID', String(type.id)).replace(':id', String(ids[resource] ?? '')),
  )
}
