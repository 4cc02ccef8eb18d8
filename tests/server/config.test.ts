import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config'
import { nameOfPlace } from '../../src/server/keep/place'
import { StartError } from '../../src/server/messages'

describe('settings', () => {
  it('have defaults that work on a bare machine', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      trustedProxies: 0,
    })
  })

  it('that cannot be read stop the start and are named', () => {
    expect(() => readConfig({ PORT: 'http' })).toThrow('PORT')
    expect(() => readConfig({ PORT: '70000' })).toThrow('70000')
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL')
  })

  it.each(['postgresql://nep@127.0.0.1:99999/nep', 'nonsense', 'http://127.0.0.1/nep', 'postgres://a:b'])(
    'name the database server by a readable address: %s is none, and its password is not shown',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(StartError)
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(/DATABASE_URL.*\*\*\*/)
    },
  )

  it('name the database server in any of the usual ways', () => {
    for (const url of [
      'postgres://nep:p%40ss@db/nep',
      'postgresql:///nep?host=/run/postgresql',
      'socket:/run',
    ])
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
    expect(readConfig({ DATABASE_STATEMENTS: 'unnamed' }).namedStatements).toBe(false)
    expect(readConfig({}).namedStatements).toBe(true)
    expect(() => readConfig({ DATABASE_STATEMENTS: 'none' })).toThrow('DATABASE_STATEMENTS')
  })

  it('name the database server to people without who signs in there', () => {
    const databaseUrl = 'postgres://nep:p%40ss@db/nep'
    expect(nameOfPlace({ dataDir: '/data', databaseUrl })).toBe('postgres://db/nep')
    expect(nameOfPlace({ dataDir: '/data' })).toBe('/data')
  })

  it('treat an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      secret: undefined,
    })
  })
})
