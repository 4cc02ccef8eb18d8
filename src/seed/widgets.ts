import { widgets } from '../api/db/tables/widgets'
import { sortKey } from '../domain/collation'
import { checkValues } from '../domain/dynamicValues'
import { validate } from '../domain/validation'
import { widgetFields } from '../domain/widget'
import { widgetDefinitionSchema } from '../domain/widgetSchema'
import type { PictureKey } from './art/catalogue'
import { daysAgo, found, type Seeding } from './context'
import { type WidgetDraft, widgetDrafts } from './texts/widgets'

export async function seedWidgets(
  { db, now }: Seeding,
  urls: ReadonlyMap<PictureKey, string>,
): Promise<void> {
  const drafts = widgetDrafts((key) => found(urls, key))
  const rows = drafts.map((draft, place) => {
    const moment = daysAgo(now, 200 - place * 15)
    return {
      ...checked(draft),
      title_key: sortKey(draft.title),
      group_name_key: sortKey(draft.group_name),
      created_at: moment,
      updated_at: moment,
    }
  })
  await db.insert(widgets).values(rows).onConflictDoNothing()
}

/** A widget as the API would store it. */
function checked(draft: WidgetDraft) {
  const { value, errors } = validate(widgetDefinitionSchema, draft)
  const said = checkValues(widgetFields(draft.settings), draft.value)
  const wrong = { ...errors, ...said.errors }
  if (!value || Object.keys(wrong).length > 0)
    throw new Error(`“${draft.title}” breaks the rules for widgets: ${JSON.stringify(wrong)}`)
  return { ...value, value: said.values } as typeof widgets.$inferInsert
}
