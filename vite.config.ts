import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunking } from './src/build/chunking.ts'
import { demoSite } from './src/build/demoSite.ts'
import { devApi } from './src/build/devApi.ts'
import { lighter } from './src/build/lighter/aliases.ts'
import { messages } from './src/build/messages.ts'
import { precompress } from './src/build/precompress.ts'
import { preloadAdmin } from './src/build/preloadAdmin.ts'
import { prerenderLogin } from './src/build/prerenderLogin.ts'

/**
 * Tests that replace a module, which must not have been loaded before, declare an entity anew, which all that come after
 * would have, or use up the names of a process.
 */
const alone = ['tests/api/{cleaning,plans}.test.ts', 'tests/unit/entity.test.ts']
/** Tests of requests that meet each other: the embedded database takes one after the other. */
const meeting = ['tests/api/{concurrency,siteRaces,stockRaces,stalled,turns}.test.ts']
/** These, and what looks at the first drawing or at the style sheet, of which there is one in each browser. */
const drawnAlone = [
  'tests/admin/courses.test.tsx',
  'tests/admin/components/cost.test.tsx',
  'tests/admin/components/crudParts.test.tsx',
  'tests/admin/*/address.test.tsx',
  'tests/admin/shell/messages.test.ts',
  'tests/admin/shell/drawing.test.tsx',
]

/** Other people's programs, which npx loads: `.ci/run` asks for them. */
const judges = process.env.JUDGES
  ? [
      {
        extends: true as const,
        test: { name: 'judges', environment: 'node', include: ['tests/judges/**/*.test.ts'] },
      },
    ]
  : []

export default defineConfig(({ mode, isSsrBuild }) => {
  const isDemo = mode === 'demo'
  const pages = isSsrBuild
    ? []
    : [chunking(), prerenderLogin(), preloadAdmin(), ...(isDemo ? [demoSite()] : [precompress()])]
  return {
    publicDir: 'src/admin/public',
    resolve: { alias: lighter },
    plugins: [react(), messages(), devApi(), ...pages],
    server: { port: Number(process.env.PORT) || 5173, host: process.env.HOST },
    preview: { port: Number(process.env.PORT) || 4173, host: process.env.HOST },
    // PGlite finds its WebAssembly beside itself: bundled in advance it would look in the wrong place.
    // The server starts sooner from one file than from the thousand of its libraries. What brings
    // WebAssembly, machine code or workers stays where it is installed.
    ...(isSsrBuild && {
      ssr: { noExternal: true, external: ['@electric-sql/pglite', 'sharp', 'pg', 'pino', 'nodemailer'] },
    }),
    optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    worker: { format: 'es' },
    build: {
      outDir: isDemo ? 'dist/demo' : 'dist/admin',
      target: isSsrBuild ? 'node20' : 'baseline-widely-available',
      // Beside each other: the server starts the other program as a process of its own.
      ...(isSsrBuild && {
        rolldownOptions: {
          input: ['src/server.ts', 'src/server/keep/backupChild.ts'],
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      }),
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      reportCompressedSize: false,
      // Fonts and pictures stay files: what is inlined is loaded whether it is needed or not.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
    },
    test: {
      // A database in WebAssembly starts slowly on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      globalSetup: 'tests/support/globalSetup.ts',
      // More than cores: tests wait for a database and for what a page shows.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // Young objects have 64 MB instead of 16: collecting them took a tenth of the time of all.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{unit,api,site}/**/*.test.{ts,tsx}'],
            exclude: process.env.TEST_DATABASE_URL ? alone : [...alone, ...meeting],
            // Files share what they load: to load it again for each takes longer than most of them run.
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'alone', environment: 'node', include: alone },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            include: ['tests/server/**/*.test.ts'],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'admin',
            environment: 'jsdom',
            include: ['tests/admin/**/*.test.{ts,tsx}'],
            exclude: drawnAlone,
            setupFiles: ['tests/support/dom.ts'],
            // As above: the whole back office was loaded again for each of ninety files.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'admin alone',
            environment: 'jsdom',
            include: drawnAlone,
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        ...judges,
      ],
    },
  }
})
