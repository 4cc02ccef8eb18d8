import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config'
import { StartError } from '../../src/server/messages'
import { keepSecret } from '../../src/server/secret'
import { emptyFolder } from '../support/folder'

describe('the generated secret', () => {
  it('is made once, also by processes that start together, and is for the owner only', async () => {
    const folder = await emptyFolder()
    const [first = '', second] = await Promise.all([keepSecret(folder), keepSecret(folder)])
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(second).toBe(first)
    expect(await keepSecret(folder)).toBe(first)
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['secret'])
  })

  it.each(['', 'a', 'abcdefgh', '\n\n', 'x'.repeat(31)])(
    'stops the start when its file was cut (%j), and is never replaced by a new one',
    async (left) => {
      const folder = await emptyFolder()
      await writeFile(join(folder, 'secret'), left)
      await expect(keepSecret(folder)).rejects.toBeInstanceOf(StartError)
      await expect(keepSecret(folder)).rejects.toThrow(join(folder, 'secret'))
      expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(left)
      expect(await readdir(folder)).toEqual(['secret'])
    },
  )

  it('stops the start when it is a folder', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'secret'))
    await expect(keepSecret(folder)).rejects.toBeInstanceOf(StartError)
  })

  it('of the settings must be as long', () => {
    expect(() => readConfig({ SECRET: 'a'.repeat(31) })).toThrow(StartError)
    expect(() => readConfig({ SECRET: 'a' })).toThrow('SECRET')
    expect(readConfig({ SECRET: 'a'.repeat(32) }).secret).toBe('a'.repeat(32))
  })
})
