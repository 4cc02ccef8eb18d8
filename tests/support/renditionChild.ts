import { createRenditions } from '../../src/server/renditions'
import { diskStorage } from '../../src/server/storage'

const [folder = '', path = ''] = process.argv.slice(2)
const renditions = createRenditions(diskStorage(folder), async () => ({ x: 50, y: 50 }))

process.on('message', async () => {
  const found = await renditions.find(path, { w: 1280, f: 'avif', r: '4x3' })
  process.send?.(found && found !== 'busy' ? found.size : 0)
})
process.send?.('ready')
