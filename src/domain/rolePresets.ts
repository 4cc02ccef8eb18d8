import type { Permission } from './permissions'

/** Places to begin a role from; each has a name and a description in the words of the interface. */
export const rolePresets = {
  /** Writes and publishes, and answers readers. */
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
  /** Sells: orders with their clients, products, discounts and prices for agencies. */
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
  /** Takes goods in, sends them, counts them. */
  warehouse: [
    'edit-warehouses',
    'list-suppliers',
    'create-suppliers',
    'update-suppliers',
    'list-orders',
    'update-orders',
  ],
  /** Follows what was bought and sold; who sees slips, which tell costs, may make them too. */
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
