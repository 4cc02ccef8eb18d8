import { join } from 'node:path'
import { type Bucket, openBucket } from './bucket'
import { parseBucketAddress } from './bucketAddress'
import { bucketFolder } from './bucketFolder'
import { diskFolder } from './diskFolder'
import type { Folder } from './folder'

export interface FileStorage extends Folder {
  dropRenditions(path: string): Promise<void>
  /** Pictures that can be made again; those of one file lie in a folder with its path. */
  renditions: Folder
}

/** Within the folder of the files, which several servers share. */
const renditionsFolder = 'renditions'

export const isBucket = (address: string): boolean => address.startsWith('s3://')

/** @throws TypeError for what is no address of a bucket */
export function bucketAt(address: string): Bucket {
  const parsed = parseBucketAddress(address)
  if (!parsed) throw new TypeError('no address of a bucket')
  return openBucket(parsed)
}

/** For people: without a secret. */
export const nameOfFolder = (address: string): string => parseBucketAddress(address)?.name ?? address

/** A folder of the disk, or of a bucket (`s3://key:secret@host/bucket/folder`). */
export const openFolder = (address: string): Folder =>
  isBucket(address) ? bucketFolder(bucketAt(address)) : diskFolder(address)

export function openStorage(address: string): FileStorage {
  if (!isBucket(address)) return diskStorage(address)
  const bucket = bucketAt(address)
  return withRenditions(
    bucketFolder(bucket, '', renditionsFolder),
    bucketFolder(bucket, `${renditionsFolder}/`),
  )
}

export const diskStorage = (folder: string): FileStorage =>
  withRenditions(diskFolder(folder, renditionsFolder), diskFolder(join(folder, renditionsFolder)))

/** Renditions go with their file, and when another one takes its place. */
function withRenditions(files: Folder, renditions: Folder): FileStorage {
  return {
    ...files,
    async put(path, bytes, type) {
      await files.put(path, bytes, type)
      await renditions.clear(path)
    },
    async delete(path) {
      await files.delete(path)
      await renditions.clear(path)
    },
    dropRenditions: renditions.clear,
    renditions,
  }
}

/** Where files are unless a bucket has them. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** An address for `openStorage`. */
export const addressOfFiles = ({ dataDir, filesUrl }: { dataDir: string; filesUrl?: string }): string =>
  filesUrl ?? filesFolder(dataDir)
