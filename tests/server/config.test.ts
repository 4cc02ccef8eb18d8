import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config'
import { keepSecret } from '../../src/server/secret'
import { emptyFolder } from '../support/folder'

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

  it('treat an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      secret: undefined,
    })
  })
})

describe('the generated secret', () => {
  it('is made once, also by processes that start together, and is for the owner only', async () => {
    const folder = await emptyFolder()
    const first = await keepSecret(folder)
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(await keepSecret(folder)).toBe(first)
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  })
})
