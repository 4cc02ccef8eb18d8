import { describe, expect, it } from 'vitest'
import { loggedError } from '../../src/server/errors'

describe('an error in the log', () => {
  it('names the statement and its cause but not the parameters', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
    const error = Object.assign(
      new Error('Failed query: insert into users\nparams: hush,\nmore hush', { cause }),
      {
        params: ['hush'],
      },
    )
    const logged = loggedError(error)
    expect(JSON.stringify(logged)).not.toContain('hush')
    expect(logged.message).toBe('Failed query: insert into users')
    expect(logged.stack).toContain('errors.test.ts')
    expect(logged.cause).toMatchObject({ message: 'duplicate key', code: '23505' })
  })
})
