import { readdir } from 'node:fs/promises'

/** Where a business is: database and files in the folder, unless they are on a server or in a bucket. */
export interface Place {
  dataDir: string
  databaseUrl?: string
  filesUrl?: string
}

/** Without all else that settings say: it is handed to other processes. */
export const placeOf = ({ dataDir, databaseUrl, filesUrl }: Place): Place => ({
  dataDir,
  databaseUrl,
  filesUrl,
})

/** For people: without a password. */
export const nameOfPlace = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl ? databaseUrl.replace(/\/\/[^@/]*@/, '//') : dataDir

export const isEmptyFolder = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (entries) => entries.length === 0,
    () => true,
  )
