import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env.E2E_PORT) || 4300
const demoPort = port + 1
const dataDir = join(tmpdir(), `nep-e2e-${port}`)
const baseURL = `http://127.0.0.1:${port}`
const demoURL = `http://127.0.0.1:${demoPort}`

/** The machine's own browser, when it has one. */
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)

/** The account that the tests sign in with first: the owner of an empty business. */
export const owner = { email: 'owner@example.vn', password: 'nep-owner-2026' }

const emptied = (folder: string) => `node -e "fs.rmSync('${folder}', { recursive: true, force: true })"`

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  // All of them share one business; each makes its own things in it.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /demo\./,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'demo',
      testMatch: /demo\..*spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, baseURL: demoURL },
    },
  ],
  webServer: [
    {
      command: `${emptied(dataDir)} && exec node dist/server/server.js`,
      cwd: root,
      url: `${baseURL}/healthz`,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        OWNER_EMAIL: owner.email,
        OWNER_PASSWORD: owner.password,
        LOG_LEVEL: 'warn',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'pipe',
    },
    {
      command: 'exec node node_modules/vite/bin/vite.js preview --mode demo',
      cwd: root,
      url: demoURL,
      env: { PORT: String(demoPort), HOST: '127.0.0.1' },
    },
  ],
})
