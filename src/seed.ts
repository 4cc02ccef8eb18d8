import { parseArgs } from 'node:util'
import { demoAccounts, demoPassword } from './seed/accounts'
import { BusinessNotEmpty, seedBusiness } from './seed/index'
import { tell } from './seed/messages'
import { readConfig } from './server/config'
import { openDatabase } from './server/database'
import { sharpImages } from './server/images'
import { createLog } from './server/logs'
import { StartError } from './server/messages'
import { addressOfFiles, openStorage } from './server/storage'

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

interface Wish {
  posts?: number
  force: boolean
}

/** Parses `--posts 1000000 --force`; `null` when invalid. */
function readWish(args: string[]): Wish | null {
  try {
    const { values } = parseArgs({ args, options: { posts: { type: 'string' }, force: { type: 'boolean' } } })
    if (values.posts !== undefined && !/^\d{1,8}$/.test(values.posts)) return null
    return { force: values.force ?? false, ...(values.posts && { posts: Number(values.posts) }) }
  } catch {
    return null
  }
}

async function main(): Promise<number> {
  const wish = readWish(process.argv.slice(2))
  if (!wish) {
    print(tell('usage'))
    return 2
  }
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config, createLog(config.logLevel))
  const start = performance.now()
  try {
    print(tell('making'))
    const made = await seedBusiness({
      db,
      storage: openStorage(addressOfFiles(config)),
      images: sharpImages,
      options: { ...wish, onProgress: (done, total) => print(tell('progress', { done, total })) },
    })
    print(tell('made', { ...made, seconds: ((performance.now() - start) / 1000).toFixed(1) }))
    print(tell('sign_in', { password: demoPassword }))
    for (const { email, name, role } of demoAccounts) print(`  ${email}  (${name}, ${role})`)
    return 0
  } catch (error) {
    if (!(error instanceof BusinessNotEmpty)) throw error
    print(tell('not_empty'))
    return 1
  } finally {
    await close()
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${error?.stack ?? error}\n`)
    process.exit(1)
  },
)
