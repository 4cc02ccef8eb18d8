import { deliveriesPath } from '../../../src/admin/components/settings/pages'
import { endpointOf } from '../../../src/admin/providers/data/endpoints'
import { screens } from '../../../src/admin/screens'
import type { Api } from './api'

/** Every address in the table of screens, with ids of what this business has. */
export async function everyScreen(api: Pick<Api, 'get'>): Promise<string[]> {
  // The oldest: tests may have created types since.
  const types: { id: number; style: string }[] = await api.get('/types?limit=0')
  const [type] = types.filter(({ style }) => style === 'article').sort((a, b) => a.id - b.id)
  if (!type) throw new Error('a business without articles has no screens to look at')

  /** The id of the first record for the address; fails for an entity without records. */
  const idFor = async (path: string, resource: string): Promise<string> => {
    if (resource === 'types') return String(type.id)
    const { path: list, key = 'id', parameters } = endpointOf(resource)
    const query = [
      'limit=1',
      ...(path.includes(':typeID') ? [`search=type_id:${type.id}`] : []),
      // Those that the list shows.
      ...(parameters?.includes('searchRole') ? ['searchRole=has'] : []),
    ]
    const [row] = await api.get(`${list}?${query.join('&')}`)
    if (!row) throw new Error(`there is nothing in ${list} to open ${path} with`)
    return String(row[key])
  }
  /** The address of a record of whichever type has some. */
  const ofAnyType = async (path: string, resource: string): Promise<string> => {
    const { path: list } = endpointOf(resource)
    const [row] = await api.get(`${list}?limit=1`)
    if (!row) throw new Error(`there is nothing in ${list} to open ${path} with`)
    return path.replace(':typeID', String(row.type_id)).replace(':id', String(row.id))
  }
  return Promise.all(
    screens.map(async ({ path, resource = '', only }) => {
      if (only) {
        // Which type has some of these does not matter.
        const { path: list } = endpointOf(resource)
        const [row] = await api.get(`${list}?limit=1&${new URLSearchParams(only)}`)
        if (!row) throw new Error(`there is nothing in ${list} to open ${path} with`)
        return path.replace(':typeID', String(row.type_id)).replace(':id', String(row.id))
      }
      if (path.includes(':groupID')) {
        // Of a data group that has fields.
        const [field] = await api.get('/fields?limit=1&include=group')
        if (!field) throw new Error(`there are no fields to open ${path} with`)
        return path
          .replace(':typeID', String(field.group.data.type_id))
          .replace(':groupID', String(field.group_id))
          .replace(':id', String(field.id))
      }
      if (path.startsWith('/warehouse/product/')) {
        const [row] = await api.get('/warehouses/products?limit=1')
        if (!row) throw new Error(`there is nothing in stock to open ${path} with`)
        return path.replace(':id', String(row.post_id))
      }
      if (path === deliveriesPath(':id')) {
        const [row] = await api.get('/webhooks')
        // A business that tells nobody of its changes: the page of an endpoint that is gone.
        return deliveriesPath(row?.id ?? 1)
      }
      if (path === '/widgets/:type') {
        const [row] = await api.get('/widgets?limit=1')
        if (!row) throw new Error('there are no widgets to fill in')
        return path.replace(':type', String(row.type))
      }
      if (path.includes(':party')) {
        const [agency] = await api.get('/agencies?limit=1')
        if (!agency) throw new Error(`there is no agency to open ${path} with`)
        return path.replace(':of', 'agencies').replace(':party', String(agency.id))
      }
      if (path.includes(':of')) return path.replace(':of', 'agencies')
      if (path.includes(':report')) return path.replace(':report', 'value')
      if (resource === 'discounts' || resource === 'orders') return ofAnyType(path, resource)
      return path
        .replace(':typeID', String(type.id))
        .replace(':part', 'movements')
        .replace(':id', path.includes('/:id') ? await idFor(path, resource) : '')
    }),
  )
}

/** Further addresses of a page that has one of its own. */
const isAlias = (path: string) =>
  /^\/(dashboard(\/home)?|posts\/\d+|post-type|settings\/(menu|slider))$/.test(path)

/** As `everyScreen`, each page once. */
export const everyPage = async (api: Pick<Api, 'get'>): Promise<string[]> =>
  (await everyScreen(api)).filter((path) => !isAlias(path))

/** The list, a new record and a record of each style besides articles: their forms are unlike those of articles. */
export async function styleScreens(api: Pick<Api, 'get'>): Promise<string[]> {
  const types: { id: number; style: string }[] = await api.get('/types?limit=0')
  const places = ['product', 'course'].map(async (style) => {
    const id = types.find((type) => type.style === style)?.id
    const [post] = await api.get(`/posts?search=type_id:${id}&limit=1`)
    if (!post) throw new Error(`there are no posts of the style ${style}`)
    return [`/posts/all-posts/${id}`, `/posts/add-new-post/${id}`, `/posts/all-posts/${id}/${post.id}`]
  })
  return (await Promise.all(places)).flat()
}

/** Screens of a new record: where those of a record are looked at too, the same form twice. */
export const isOfNew = (path: string): boolean => /\/(create|add-new-post\/\d+|new\/\w+)$/.test(path)

/** Every screen but those of new records, whose forms are seen with a record in them. */
export const everyScreenWithRecord = async (api: Pick<Api, 'get'>): Promise<string[]> =>
  [...(await everyPage(api)), ...(await styleScreens(api))].filter((path) => !isOfNew(path))
