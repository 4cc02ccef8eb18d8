import { redirects } from '../api/db/tables/redirects'
import { destinationPath } from '../domain/redirectSchema'
import type { Seeding } from './context'

const moved = [
  ['/ca-phe-rang-xay', '/ca-phe-va-tra', 301],
  ['/tin-cu/mua-gat-2024', '/tin-tuc/vung-trong', 301],
  ['/khoa-hoc', '/lop-hoc-pha-che', 301],
  ['/uu-dai-mua-he', '/ca-phe-va-tra/hang-moi-ve', 302],
  ['/tet', 'https://example.vn/qua-tet', 302],
  ['/qua-tang', '/tet', 302],
] as const

/** Redirects from the addresses of the business's first website. */
export async function seedRedirects({ db }: Seeding): Promise<void> {
  await db
    .insert(redirects)
    .values(
      moved.map(([source, destination, code]) => ({
        source,
        destination,
        leads_to: destinationPath(destination),
        code,
      })),
    )
    .onConflictDoNothing()
}
