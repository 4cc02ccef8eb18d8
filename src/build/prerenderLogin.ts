import { type Plugin, runnerImport } from 'vite'

interface Prerender {
  renderLogin(): string
}

const screen = /<div id="root">[\s\S]*?(?=\s*<div id="admin">)/

/** Writes `login.html`: the built page with the prerendered login form, visible before any JavaScript runs. */
export function prerenderLogin(): Plugin {
  return {
    name: 'nep:prerender-login',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('index.html is not part of the build')
      const html = String(page.source)
      if (!screen.test(html)) throw new Error('index.html has no #root followed by #admin')
      const { module } = await runnerImport<Prerender>('/src/admin/pages/login/prerender.tsx', {
        configFile: false,
      })
      const form = module.renderLogin()
      const source = html.replace(screen, () => `<div id="root" data-prerendered>${form}</div>`)
      this.emitFile({ type: 'asset', fileName: 'login.html', source })
    },
  }
}
