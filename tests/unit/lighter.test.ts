import { expect, it } from 'vitest'
import { useInsertionEffectAlwaysWithSyncFallback } from '../../src/build/lighter/insertion'

it('the styles of a component are written while it renders: an effect would hold up the whole screen', () => {
  const written: string[] = []
  const answer = useInsertionEffectAlwaysWithSyncFallback(() => {
    written.push('rule')
    return 'names'
  })
  expect({ written, answer }).toEqual({ written: ['rule'], answer: 'names' })
})
