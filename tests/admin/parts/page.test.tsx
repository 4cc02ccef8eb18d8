import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { memoryStore } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { PartsPage } from '../../../src/admin/dev/PartsPage'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { loadAllWords } from '../../../src/admin/startup/messages'
import { sourceFiles } from '../../unit/source'

describe('the page of parts', () => {
  it('shows each with sample data, in the language of the interface', async () => {
    await loadAllWords()
    render(<PartsPage store={memoryStore({ locale: 'en' })} i18nProvider={await createI18nProvider('en')} />)
    const parts = screen.getAllByRole('region').flatMap((part) => part.getAttribute('aria-label') ?? [])
    expect(parts).toEqual([
      'Line items',
      'Steps',
      'Thread',
      'Sortable cards',
      'Address',
      'Charts',
      'Dynamic fields',
    ])
    screen.getByRole('group', { name: 'Lines of an order' })
    screen.getByRole('list', { name: 'Steps' })
    screen.getByRole('textbox', { name: 'Write a note' })
    screen.getByRole('figure', { name: 'Revenue' })
  })

  it('is a page of its own, which nothing in the build leads to', () => {
    const page = readFileSync('src/admin/dev/parts.html', 'utf8')
    expect(page).toContain('src="/src/admin/dev/parts.tsx"')
    const users = sourceFiles('src').filter(
      ({ path, imports }) =>
        !path.startsWith('src/admin/dev/') && imports.some((to) => to.startsWith('src/admin/dev')),
    )
    expect(users.map(({ path }) => path)).toEqual([])
    expect(readFileSync('vite.config.ts', 'utf8')).not.toContain('parts')
  })
})
