import { fileURLToPath } from 'node:url'
import { readConfig } from './server/config'
import { createLog } from './server/logs'
import { StartError, say } from './server/messages'
import { type Running, startServer } from './server/start'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const running = await startServer(config, fileURLToPath(new URL('../admin', import.meta.url)), log)
  announce(running, !config.owner.password)
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    running.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Prints to the terminal, not to the log. A generated password is shown here, once. */
function announce({ address, siteAddress, owner }: Running, isGenerated: boolean): void {
  const lines = ['', `  ${say('ready', { address })}`]
  if (siteAddress) lines.push(`  ${say('site_ready', { address: siteAddress })}`)
  if (owner) {
    lines.push(
      '',
      `  ${say(isGenerated ? 'owner' : 'owner_given')}`,
      `    ${say('owner_email')}: ${owner.email}`,
    )
    if (isGenerated) lines.push(`    ${say('owner_password')}: ${owner.password}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

main().catch((error) => {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${error?.stack ?? error}\n`)
  process.exit(1)
})
