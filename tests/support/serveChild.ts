import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../src/server/config'
import { createLog } from '../../src/server/logs'
import { startServer } from '../../src/server/start'

const config = readConfig(process.env)
const site = join(config.dataDir, 'site')
await mkdir(site, { recursive: true })
await writeFile(join(site, 'index.html'), '<div id="root"></div>')
const { address, stop } = await startServer(config, site, createLog(config.logLevel))
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
process.send?.(address)
