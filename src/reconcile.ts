import { parseArgs } from 'node:util'
import { type MoneyDifference, moneyDifferences, repairMoney } from './api/money/reconcile'
import { type Discrepancy, differences, repair } from './api/stock/reconcile'
import { readConfig } from './server/config'
import { openDatabase } from './server/database'
import { createLog } from './server/logs'
import { StartError, say } from './server/messages'

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

/** `null` for unknown arguments. */
function isRepair(args: string[]): boolean | null {
  try {
    return parseArgs({ args, options: { repair: { type: 'boolean' } } }).values.repair ?? false
  } catch {
    return null
  }
}

const tell = (all: readonly (Discrepancy | MoneyDifference)[]): void => {
  for (const { what, ...difference } of all) print(say(`reconcile_${what}`, { ...difference }))
}

/** Compares the ledgers of stock and money with lots, orders and sums; `--repair` corrects what follows from them. */
async function main(): Promise<number> {
  const wanted = isRepair(process.argv.slice(2))
  if (wanted === null) {
    print(say('reconcile_usage'))
    return 2
  }
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config, createLog(config.logLevel))
  try {
    const found = [...(await differences(db)), ...(await moneyDifferences(db))]
    tell(found)
    if (!found.length) {
      print(say('reconcile_none'))
      return 0
    }
    if (!wanted) {
      print(say('reconcile_found', { count: found.length }))
      return 1
    }
    const left = [...(await repair(db)), ...(await repairMoney(db))]
    tell(left)
    print(say('reconcile_repaired', { count: found.length - left.length, left: left.length }))
    return left.length ? 1 : 0
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
