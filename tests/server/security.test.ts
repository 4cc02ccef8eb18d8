import { expect, it } from 'vitest'
import { contentPolicy } from '../../src/server/security'
import { starterAt } from '../../src/server/siteAddress'

it('lets pages call our origin, other sites over https only, and run no code but ours', () => {
  const rules = new Map(
    contentPolicy([])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  )
  expect(rules.get('connect-src')).toEqual(["'self'", 'https:'])
  expect(rules.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(rules.get('frame-src')).toEqual([
    'blob:',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ])
  expect(rules.get('default-src')).toEqual(["'none'"])
})

it('frames the starter by the name that it was called by, if it is a name', () => {
  const origins = ['nep.local', '[::1]', 'nep;script-src', "nep'", '*'].map((host) =>
    starterAt({ sitePort: 3001 }, host),
  )
  expect(origins).toEqual(['http://nep.local:3001', 'http://[::1]:3001', undefined, undefined, undefined])
})
