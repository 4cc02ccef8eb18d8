import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { App } from '../../../src/admin/App'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { createQueryClient } from '../../../src/admin/queryClient'
import { createStore } from '../../../src/admin/store'
import type { Permission } from '../../../src/domain/permissions'

const type = {
  id: 1,
  version: 1,
  style: 'article',
  is_shown: true,
  is_sitemap: true,
  sort: 0,
  title: 'Tin tức',
  slug: 'tin-tuc',
  image: '',
  description: '',
  features: ['categories', 'approval'],
  fields: [],
}
const page = (data: unknown[]) => ({
  data,
  meta: {
    pagination: { count: data.length, per_page: 25, total: data.length, total_pages: 1, current_page: 1 },
  },
})

/** The real App at `path`, signed in with these permissions; answers come from memory and are recorded. */
export async function openShell(path: string, permissions: Permission[], language = 'vi') {
  localStorage.setItem('access_token', 'Bearer test')
  const asked: string[] = []
  const fetch = async (url: string): Promise<Response> => {
    const { pathname } = new URL(url)
    asked.push(pathname.replace('/api/v1', ''))
    if (pathname.endsWith('/profile'))
      return Response.json({
        data: {
          id: 7,
          version: 1,
          name: 'Nguyễn Thị Lan',
          email: 'lan@nep.vn',
          avatar: '',
          roles: { data: [] },
          permissions: { data: permissions.map((name, id) => ({ id, name })) },
        },
      })
    if (pathname.endsWith('/types')) return Response.json(page([type]))
    if (pathname.endsWith('/logout')) return new Response(null, { status: 204 })
    return Response.json(page([]))
  }
  const client = createQueryClient()
  const i18nProvider = await createI18nProvider(language)
  const locale = () => i18nProvider.getLocale()
  const providers = createProviders({ client, locale, fetch, onSignedOut: () => undefined })
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <App
            providers={providers}
            client={client}
            store={createStore()}
            i18nProvider={i18nProvider}
            signIn={async () => ({ ok: true })}
          />
        ),
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return { router, asked }
}
