import type { ResourceName } from './guards'

/** Which entity a field of ids points to; the only place that says so for showing them by title. */
const targets: Readonly<Record<string, ResourceName>> = {
  author_id: 'users',
  approved_by: 'users',
  user_id: 'users',
  type_id: 'types',
  category_id: 'categories',
  parent_category_id: 'categories',
  related_ids: 'posts',
  role_id: 'roles',
  roles: 'roles',
}

/** The entity that a field of another one points to; `undefined` for a field that holds no ids. */
export const targetOf = (entity: ResourceName, field: string): ResourceName | undefined =>
  field === 'parent_id' ? entity : targets[field]
