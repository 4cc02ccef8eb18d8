import type { DynamicField } from './dynamicFields'
import type { ResourceName } from './guards'
import { type Renamed, type WidgetSettings, widgetFields, withFormerKeys } from './widget'

/** The only map from id fields to entities for showing titles. */
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

export const targetOf = (entity: ResourceName, field: string): ResourceName | undefined =>
  field === 'parent_id' ? entity : targets[field]

export type Named = Pick<DynamicField, 'key' | 'title'> &
  Partial<Pick<DynamicField, 'style' | 'data' | 'children'>>

/** The entity whose records name the keys inside a field. */
export interface KeySource {
  resource: ResourceName
  /** Only the record itself names the keys, not all records. */
  isOwn?: boolean
  names: (record: never) => readonly Named[]
}

const keyed: Readonly<Partial<Record<ResourceName, Readonly<Record<string, KeySource>>>>> = {
  posts: {
    values: { resource: 'fields', names: (field: Named) => [field] },
    custom: { resource: 'types', names: ({ fields }: { fields: readonly Named[] }) => fields },
  },
  widgets: {
    value: {
      resource: 'widgets',
      isOwn: true,
      names: ({ settings, renamed }: { settings: WidgetSettings; renamed: Renamed }) =>
        withFormerKeys(widgetFields(settings), renamed),
    },
  },
}

export const keySourceOf = (entity: string, field: unknown): KeySource | undefined =>
  keyed[entity as ResourceName]?.[String(field)]
