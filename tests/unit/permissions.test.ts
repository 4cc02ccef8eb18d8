import { describe, expect, it } from 'vitest'
import { roles as en } from '../../i18n/en/roles'
import { roles as ja } from '../../i18n/ja/roles'
import { roles as vi } from '../../i18n/vi/roles'
import {
  effectivePermissions,
  isPermission,
  meets,
  type Permission,
  permissionGroups,
  permissions,
} from '../../src/domain/permissions'
import { rolePresetNames, rolePresets } from '../../src/domain/rolePresets'
import { roleSchema } from '../../src/domain/roleSchema'

const named = (...names: string[]) => ({ data: names.map((name) => ({ name })) })

describe('permission names', () => {
  const areas =
    'posts categories groups fields discounts types users seos settings sliders menus suppliers widgets agencies'
  it.each(areas.split(' '))('list, create, update and delete for %s', (area) => {
    for (const verb of ['list', 'create', 'update', 'delete'])
      expect(permissions).toContain(`${verb}-${area}`)
  })

  it.each(['orders', 'feedback', 'comments'])('list, update and delete, but no create, for %s', (area) => {
    for (const verb of ['list', 'update', 'delete']) expect(permissions).toContain(`${verb}-${area}`)
    expect(permissions).not.toContain(`create-${area}`)
  })

  it.each([
    'list-ratings',
    'delete-ratings',
    'manage-media',
    'manage-roles',
    'manage-admins-access',
    'manage-permissions',
    'manage-redirects',
    'manage-warehouses',
    'edit-warehouses',
    'manage-languages',
  ])('%s', (name) => {
    expect(isPermission(name)).toBe(true)
  })

  it('there are no others, and each stands in exactly one group', () => {
    expect(permissions).toHaveLength(14 * 4 + 3 * 3 + 2 + 8)
    expect(new Set(permissions).size).toBe(permissions.length)
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
