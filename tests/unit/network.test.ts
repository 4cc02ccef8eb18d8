import { describe, expect, it } from 'vitest'
import { networkOf } from '../../src/api/auth/network'

describe('failures are counted', () => {
  it.each(['203.0.113.7', 'local'])('by the whole of %s', (address) => {
    expect(networkOf(address)).toBe(address)
  })

  it('by the IPv4 address that an IPv6 one stands for', () => {
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('by the network of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
