import { describe, expect, it } from 'vitest'
import { roles as en } from '../../i18n/en/roles'
import { roles as ja } from '../../i18n/ja/roles'
import { roles as vi } from '../../i18n/vi/roles'
import type { ResourceName } from '../../src/domain/guards'
import {
  allPermissions,
  effectivePermissions,
  meets,
  type Permission,
  permissionGroups,
} from '../../src/domain/permissions'
import { rolePresetNames, rolePresets } from '../../src/domain/rolePresets'
import { roleSchema } from '../../src/domain/roleSchema'
import { entityNames, rightsOf } from '../support/rights'

const named = (...names: string[]) => ({ data: names.map((name) => ({ name })) })

describe('permission names', () => {
  const each = (area: string, ...verbs: string[]) => verbs.map((verb) => `${verb}-${area}`)
  /** Those that are neither one for everything, called after the entity, nor one each for four things. */
  const unlike: Partial<Record<ResourceName, string[]>> = {
    orders: each('orders', 'list', 'update', 'delete'),
    feedback: each('feedback', 'list', 'update', 'delete'),
    comments: each('comments', 'list', 'update', 'delete'),
    ratings: each('ratings', 'list', 'delete'),
    warehouses: each('warehouses', 'manage', 'edit'),
    users: [...each('users', 'list', 'create', 'update', 'delete'), 'manage-admins-access'],
    // Those of the warehouse, and of orders.
    slips: [],
    carriers: [],
    remittances: [],
  }
  const ofEntity = (name: ResourceName): string[] =>
    unlike[name] ?? Object.values(rightsOf(name) ?? each(name, 'list', 'create', 'update', 'delete'))
  it.each(entityNames)('of %s are one for everything or one for each thing', (name) => {
    for (const permission of ofEntity(name)) expect(allPermissions).toContain(permission)
  })

  it('there are no others, and each stands in exactly one group', () => {
    expect([...allPermissions].sort()).toEqual([...new Set(entityNames.flatMap(ofEntity))].sort())
    expect(new Set(allPermissions).size).toBe(allPermissions.length)
    expect(permissionGroups.map(({ key }) => key)).toHaveLength(
      new Set(permissionGroups.map(({ key }) => key)).size,
    )
  })
})

describe('effective permissions', () => {
  it('are the union of role permissions and direct ones, without duplicates', () => {
    const held = effectivePermissions({
      roles: {
        data: [
          { permissions: named('list-posts', 'create-posts') },
          { permissions: named('list-posts', 'manage-media') },
        ],
      },
      permissions: named('manage-media', 'list-users'),
    })
    expect([...held].sort()).toEqual(['create-posts', 'list-posts', 'list-users', 'manage-media'])
  })

  it('ignore names that do not exist, and roles that carry none', () => {
    expect(effectivePermissions({ roles: { data: [{}] }, permissions: named('fly') }).size).toBe(0)
    expect(effectivePermissions({}).size).toBe(0)
  })
})

describe('a guard', () => {
  const held = new Set<Permission>(['list-posts'])
  it('is met by any one of its permissions', () => {
    expect(meets(held, 'list-posts')).toBe(true)
    expect(meets(held, ['list-types', 'list-posts'])).toBe(true)
  })
  it('is not met by other permissions', () => {
    expect(meets(held, 'delete-posts')).toBe(false)
    expect(meets(held, ['list-types', 'create-posts'])).toBe(false)
  })
  it('that names none is met by whoever is signed in', () => {
    expect(meets(new Set(), [])).toBe(true)
  })
})

it.each(rolePresetNames)('the preset %s is a role that can be saved, in every language', (preset) => {
  const permissions = [...rolePresets[preset]]
  expect(new Set(permissions).size).toBe(permissions.length)
  for (const { presets } of [vi, en, ja])
    expect(roleSchema.isValidSync({ ...presets[preset], permissions })).toBe(true)
})
