import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium } from './support/browser'
import { dist, root } from './support/site'

const demoPort = Number(process.env.E2E_DEMO_PORT) || 4301
const demoURL = `http://127.0.0.1:${demoPort}`
/** The demo is a separate build; without it the other tests still run. */
const hasDemo = existsSync(join(dist, 'demo/index.html'))

const demo = /demo[\w-]*\.spec\.ts$/

/**
 * Without the last optimiser of scripts: it takes a seventh of all work, and gives little back to pages that live for
 * seconds. With threads of their own for scripts the office takes a tenth more; the demo's database needs them.
 */
const withScripts = (...flags: string[]) => ({
  ...chromium,
  args: [...chromium.args, `--js-flags=${['--no-turbofan', ...flags].join(' ')}`],
})

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  globalSetup: './support/globalSetup.ts',
  // Each worker has its own server and data, so that files run in parallel.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // No test measures time: a busy machine may take long.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // One retry on shared machines; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    navigationTimeout: 45_000,
    // Recording every test takes a third of the time of all: what fails is recorded when it is repeated.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // The demo first: its last file is a minute long, and beside it nothing would be left to do.
  projects: [
    ...(hasDemo
      ? [{ name: 'demo', testMatch: demo, use: { baseURL: demoURL, launchOptions: withScripts() } }]
      : []),
    { name: 'office', testIgnore: demo, use: { launchOptions: withScripts('--single-threaded') } },
  ],
  ...(hasDemo && {
    webServer: {
      command: `exec node node_modules/vite/bin/vite.js preview --mode demo --outDir ${join(dist, 'demo')}`,
      cwd: root,
      url: demoURL,
      env: { PORT: String(demoPort), HOST: '127.0.0.1' },
      timeout: 240_000,
    },
  }),
})
