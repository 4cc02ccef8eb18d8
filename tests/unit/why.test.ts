import { describe, expect, it } from 'vitest'
import { judge, originsOf, thingsOf } from '../../src/admin/resources/access/verdict'
import { screens } from '../../src/admin/screens'
import { guards } from '../../src/domain/guards'
import { allPermissions, meets, type Permission } from '../../src/domain/permissions'
import type { RightsSource } from '../../src/domain/viewAs'

const holding = (names: Permission[], direct: Permission[] = []): RightsSource => ({
  entity: 'users',
  id: 1,
  name: 'Lan',
  roles: [{ id: 1, name: 'Biên tập', permissions: names }],
  permissions: direct,
})
const things = thingsOf(screens)

describe('why something is there', () => {
  it('is told of every screen and of every action on every entity', () => {
    expect(things.flatMap(({ paths }) => paths).sort()).toEqual(screens.map(({ path }) => path).sort())
    expect(things.filter(({ action }) => action)).toHaveLength(4 * Object.keys(guards).length)
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
  })

  it('is told once of a screen with several addresses', () => {
    const told = (path: string) => things.filter(({ paths }) => paths.includes(path))
    expect(told('/dashboard')).toEqual(told('/'))
    expect(told('/posts/:typeID')).toEqual(told('/posts/all-posts/:typeID'))
  })

  it.each(allPermissions.map((name) => [name] as const))('by %s alone is what the guards say', (name) => {
    const held = new Set([name])
    for (const source of [holding([name]), holding([], [name])]) {
      const origins = originsOf(source)
      for (const { key, guard } of things) expect(judge(guard, origins).isOpen, key).toBe(meets(held, guard))
    }
  })

  it('names each role and the permission given directly, or what would open it', () => {
    const source = holding(['list-posts', 'list-users'], ['list-posts'])
    source.roles.push({ id: 2, name: 'Bán hàng', permissions: ['list-posts', 'no-such-permission'] })
    const origins = originsOf(source)
    expect(judge('list-posts', origins)).toEqual({
      isOpen: true,
      isForAll: false,
      by: [{ name: 'list-posts', origin: { roles: ['Biên tập', 'Bán hàng'], isDirect: true } }],
      missing: [],
      needsAll: false,
    })
    expect(judge(['list-seos', 'create-seos'], origins)).toMatchObject({
      isOpen: false,
      by: [],
      missing: ['list-seos', 'create-seos'],
    })
    const both = { all: ['list-posts', 'list-seos'] } as const
    expect(judge(both, origins)).toMatchObject({
      isOpen: false,
      by: [{ name: 'list-posts' }],
      missing: ['list-seos'],
      needsAll: true,
    })
    source.permissions.push('list-seos')
    expect(judge(both, originsOf(source))).toMatchObject({ isOpen: true, missing: [] })
    expect(judge([], origins)).toMatchObject({ isOpen: true, isForAll: true })
  })
})
