import type { roles as vi } from '../vi/roles'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'a role',
  'roles',
  'A role bundles permissions, so that members can be given them in one go.',
)

export const roles: typeof vi = {
  ...words,
  fields: {
    ...commonFields,
    name: 'Role name',
    permissions: 'Permissions',
    users_count: 'Members',
  },
  section: { about: 'Role', permissions: 'Permissions' },
  search: 'Search name, description',
  name_hint: '2 to 20 characters.',
  presets: {
    begin: 'Begin from a role like these, then add and take away:',
    editor: { name: 'Editor', description: 'Writes, edits and publishes posts, answers comments' },
    shop: { name: 'Shop', description: 'Takes orders, keeps products, prices and discounts' },
    warehouse: { name: 'Warehouse', description: 'Takes goods in, sends, moves and counts them' },
    accountant: { name: 'Accountant', description: 'Follows orders, warehouse slips, costs and reports' },
  },
  matrix: {
    chosen: '%{count} of %{total} permissions chosen',
    all: 'All permissions',
    row: 'All permissions on %{area}',
    column: '%{verb}: the whole group %{group}',
    group: 'The whole group %{group}',
    beyond: 'You do not have this permission, so you cannot add or remove it.',
    own: 'A role of your own: you can add permissions to it, not remove them.',
    beyond_note: 'Faded boxes are permissions that you do not have: you cannot add or remove them.',
    keyboard: 'Arrow keys move between the boxes, the space bar chooses.',
  },
  standing: {
    own: 'You hold this role: you can add permissions, but not rename it, remove permissions or delete it. Please ask another administrator.',
    above: 'This role has permissions that you do not have, so you can only view it.',
  },
  members: {
    title: 'Members with the role',
    with: 'Have this role',
    without: 'Have no role yet',
    search: 'Search name, email, phone',
    assign: 'Give this role',
    revoke: 'Revoke this role',
    assigned: '%{smart_count} member was given the role. |||| %{smart_count} members were given the role.',
    revoked:
      'The role was revoked from %{smart_count} member. |||| The role was revoked from %{smart_count} members.',
    none_with: 'Nobody has this role.',
    none_without: 'Everybody has a role.',
    self: 'You cannot change your own roles',
    beyond: 'This role has permissions that you do not have, so you cannot give or take it.',
    also: 'Also: %{roles}',
  },
  delete_text: 'Members who have this role lose its permissions.',
  bulk_delete_text: 'Members who have these roles lose their permissions.',
  notifications: {
    ...words.notifications,
    members_failed: 'The roles of these members were not changed.',
  },
}
