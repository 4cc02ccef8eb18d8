import { menus } from '../api/db/tables/menus'
import { sliders } from '../api/db/tables/sliders'
import { sortKey } from '../domain/collation'
import type { MenuItem } from '../domain/menu'
import type { PictureKey } from './art/catalogue'
import { daysAgo, found, type Seeding } from './context'
import { type ItemDraft, menuDrafts, sliderDrafts } from './texts/appearance'

/** The items' ids are their order. */
export async function seedAppearance(
  { db, now }: Seeding,
  urls: ReadonlyMap<PictureKey, string>,
): Promise<void> {
  const moment = daysAgo(now, 90)
  const common = ({ key, title }: { key: string; title: string }) => ({
    key,
    title,
    title_key: sortKey(title),
    created_at: moment,
    updated_at: moment,
  })
  let id = 0
  const itemOf = ({ children = [], ...draft }: ItemDraft): MenuItem => ({
    id: ++id,
    url: '',
    target: 'same',
    description: '',
    class: '',
    visibility: 'all',
    data: {},
    ...draft,
    children: children.map(itemOf),
  })
  await db
    .insert(menus)
    .values(menuDrafts.map((draft) => ({ ...common(draft), items: draft.items.map(itemOf) })))
    .onConflictDoNothing()
  await db
    .insert(sliders)
    .values(
      sliderDrafts.map((draft) => ({
        ...common(draft),
        items: draft.items.map(({ picture, ...slide }, at) => ({
          ...slide,
          id: at + 1,
          image: found(urls, picture),
        })),
      })),
    )
    .onConflictDoNothing()
}
