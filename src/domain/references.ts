import type { ResourceName } from './guards'

/** Which entity a field of ids points to; the only place that says so for showing them by title. */
const targets: Readonly<Record<string, ResourceName>> = {
  author_id: 'users',
  approver_id: 'users',
  user_id: 'users',
  type_id: 'types',
  post_id: 'posts',
  comment_id: 'comments',
  reply_to: 'users',
  category_id: 'categories',
  parent_category_id: 'categories',
  related_ids: 'posts',
  group_id: 'groups',
  group_ids: 'groups',
  trademark_id: 'groups',
  discount_id: 'discounts',
  agency_id: 'agencies',
  agencies: 'agencies',
  warehouse_id: 'warehouses',
  supplier_id: 'suppliers',
  canceler_id: 'users',
  linked_id: 'slips',
  role_id: 'roles',
  roles: 'roles',
}

/** The entity that a field of another one points to; `undefined` for a field that holds no ids. */
export const targetOf = (entity: ResourceName, field: string): ResourceName | undefined =>
  field === 'parent_id' ? entity : targets[field]

/** Fields whose names inside are keys that people have chosen, with the entity that has them by title. */
const keyed: Readonly<Partial<Record<ResourceName, Readonly<Record<string, ResourceName>>>>> = {
  posts: { values: 'fields' },
}

/** The entity whose records name what stands inside a field by their keys. */
export const keysOf = (entity: string, field: unknown): ResourceName | undefined =>
  keyed[entity as ResourceName]?.[String(field)]
