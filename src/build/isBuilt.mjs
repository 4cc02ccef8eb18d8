/**
 * Ends with 0 when what was built is of the sources beside it, with 1 when there is none or a source is newer, as after
 * an update: `npm start` then builds first. Where only the build is, as in a container, it is taken as it is.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const server = 'dist/server/server.js'
const sources = ['src', 'i18n', 'index.html', 'vite.config.ts', 'package-lock.json']

const changed = (path) => statSync(path).mtimeMs

function newest(source) {
  if (!existsSync(source)) return 0
  if (!statSync(source).isDirectory()) return changed(source)
  const inside = readdirSync(source, { recursive: true, withFileTypes: true })
  return Math.max(changed(source), ...inside.map(({ parentPath, name }) => changed(join(parentPath, name))))
}

process.exitCode = existsSync(server) && sources.every((source) => newest(source) <= changed(server)) ? 0 : 1
