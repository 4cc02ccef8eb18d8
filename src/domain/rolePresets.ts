import type { Permission } from './permissions'

/** Templates for new roles; i18n has a name and a description for each. */
export const rolePresets = {
  editor: [
    ...(['posts', 'categories', 'groups'] as const).flatMap((area): Permission[] => [
      `list-${area}`,
      `create-${area}`,
      `update-${area}`,
    ]),
    'delete-posts',
    'manage-media',
    'list-comments',
    'update-comments',
    'list-ratings',
    'list-seos',
    'create-seos',
    'update-seos',
  ],
  shop: [
    'list-orders',
    'update-orders',
    'list-posts',
    'create-posts',
    'update-posts',
    'manage-media',
    'list-categories',
    'list-discounts',
    'create-discounts',
    'update-discounts',
    'list-agencies',
    'list-users',
    'list-feedback',
    'update-feedback',
    'list-comments',
    'update-comments',
    'list-ratings',
  ],
  warehouse: [
    'edit-warehouses',
    'list-suppliers',
    'create-suppliers',
    'update-suppliers',
    'list-orders',
    'update-orders',
  ],
  /** Reviews purchases and sales; seeing slips, which have the costs, includes the right to make them. */
  accountant: [
    'list-orders',
    'edit-warehouses',
    'list-suppliers',
    'list-users',
    'list-agencies',
    'list-discounts',
    'list-posts',
  ],
} as const satisfies Record<string, readonly Permission[]>

export type RolePreset = keyof typeof rolePresets

export const rolePresetNames = Object.keys(rolePresets) as RolePreset[]
