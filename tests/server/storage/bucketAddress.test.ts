import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/server/config'
import { parseBucketAddress } from '../../../src/server/storage/bucketAddress'

describe('the address of a bucket', () => {
  it('names key, secret, host, bucket and folder', () => {
    expect(parseBucketAddress('s3://AKIA:top/s+ecret@s3.eu-west-1.example.com/shop')).toEqual({
      key: 'AKIA',
      secret: 'top/s+ecret',
      region: undefined,
      url: 'https://shop.s3.eu-west-1.example.com',
      prefix: '',
      name: 's3://s3.eu-west-1.example.com/shop',
    })
    expect(
      parseBucketAddress('s3://a%3Ab:c%40d@store:9000/shop/files/2026/?region=hn-1&path-style=1&tls=0'),
    ).toEqual({
      key: 'a:b',
      secret: 'c@d',
      region: 'hn-1',
      url: 'http://store:9000/shop',
      prefix: 'files/2026/',
      name: 's3://store:9000/shop/files/2026',
    })
  })

  it('is spoken to with TLS, but for this machine', () => {
    const urlOf = (host: string) => parseBucketAddress(`s3://a:b@${host}/c?path-style=1`)?.url
    expect(urlOf('localhost.example.com')).toBe('https://localhost.example.com/c')
    expect(urlOf('127.0.0.1:9000')).toBe('http://127.0.0.1:9000/c')
    expect(urlOf('localhost')).toBe('http://localhost/c')
  })

  it.each([
    's3://host/bucket',
    's3://key@host/bucket',
    's3://key:secret@host',
    's3://key:secret@host/',
    's3://key:%zz@host/bucket',
    'https://key:secret@host/bucket',
    '/srv/files',
  ])('that is none stops the start, without being shown: %s', (address) => {
    expect(parseBucketAddress(address)).toBeNull()
    const start = () => readConfig({ FILES_URL: address })
    expect(start).toThrow('FILES_URL')
    expect(start).not.toThrow(address)
  })
})

describe('the settings', () => {
  const bucket = 's3://key:secret@host/shop'
  it('take a folder or a bucket for archives', () => {
    expect(readConfig({ BACKUP_DIR: `${bucket}/kept` }).backupDir).toBe(`${bucket}/kept`)
    expect(readConfig({ BACKUP_DIR: '/srv/kept' }).backupDir).toBe('/srv/kept')
    expect(() => readConfig({ BACKUP_DIR: 's3://kept' })).toThrow('BACKUP_DIR')
  })

  it('keep files and archives apart: archives would hold archives', () => {
    expect(() => readConfig({ FILES_URL: bucket, BACKUP_DIR: `${bucket}/kept` })).toThrow('BACKUP_DIR')
    expect(() => readConfig({ FILES_URL: `${bucket}/files`, BACKUP_DIR: bucket })).toThrow('BACKUP_DIR')
    readConfig({ FILES_URL: `${bucket}/files`, BACKUP_DIR: `${bucket}/kept` })
    readConfig({ FILES_URL: bucket, BACKUP_DIR: 's3://key:secret@host/kept' })
  })
})
