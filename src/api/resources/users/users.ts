import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { cleanLine } from '../../../domain/cleanText'
import { userKinds, userStatuses } from '../../../domain/user'
import { maxUserNotes, profileSchema, registerSchema, userSchema } from '../../../domain/userSchema'
import { noPassword } from '../../auth/passwords'
import { requireAdministrator, requireOver, takeRightsTurn } from '../../auth/rights'
import { endSessions } from '../../auth/session'
import { entity } from '../../crud/entity'
import { choiceField, type Field, foldedField, momentField } from '../../crud/fields'
import { include, manyOf } from '../../crud/include'
import { includesOf } from '../../crud/projection'
import type { ListResource, Resource, Row } from '../../crud/resource'
import { askedBy } from '../../crud/where'
import { readOne } from '../../crud/write'
import type { Database } from '../../db/client'
import { roleUsers, users as table } from '../../db/schema'
import { agencyUsers } from '../../db/tables/agencies'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import {
  arraySchema,
  choiceSchema,
  flagSchema,
  idSchema,
  noteSchema,
  objectSchema,
  personSchema,
  storedNoteSchema,
  textSchema,
} from '../../http/schema'
import { dropUnneeded, filesOf } from '../../named'
import { filePathOf, urlOf } from '../../uploads'

const rolesWithPermissions = manyOf(
  sql`select ro.id, ro.name, json_build_object('data', (
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
    from role_permissions rp join permissions p on p.id = rp.permission_id where rp.role_id = ro.id)) as permissions
  from role_users ru join roles ro on ro.id = ru.role_id where ru.user_id = users.id order by ro.id`,
  // While one views as somebody else, only the names of their roles are told.
  objectSchema(
    { id: idSchema, name: textSchema },
    { permissions: objectSchema({ data: arraySchema(personSchema) }) },
  ),
)

const directPermissions = manyOf(
  sql`select p.id, p.name from user_permissions up
  join permissions p on p.id = up.permission_id where up.user_id = users.id order by p.id`,
  objectSchema({ name: textSchema }, { id: idSchema }),
)

const remarks = manyOf(
  sql`select note->>'at' as at, note->>'text' as text, (select json_build_object(
      'id', a.id, 'name', a.name, 'avatar', a.avatar) from users a where a.id = (note->>'author_id')::int) as author
  from jsonb_array_elements(users.notes) with ordinality each (note, place) order by place`,
  noteSchema,
)

/** Deletes the replaced file, so that each user has one at most. */
function dropFormerPortrait({ deps, afterCommit }: Call, { avatar }: AnyObject, before?: Row): void {
  if (avatar === undefined || !before?.avatar || before.avatar === avatar) return
  afterCommit.push(() => dropUnneeded(deps, filesOf('users', before)))
}

/** The file of a former portrait may be gone. */
async function portraitOf({ deps }: Call, { avatar }: AnyObject): Promise<AnyObject> {
  const isUpload = typeof avatar === 'string' && avatar.startsWith(urlOf('avatars/'))
  return isUpload && !(await deps.storage.get(filePathOf(avatar))) ? { avatar: '' } : {}
}

/** Whoever changes an address could have a new password mailed to it. */
function keepAddress({ actor }: Call, { email }: AnyObject, before?: Row): void {
  if (actor.key && before && email !== undefined && email !== before.email)
    throw new ApiError('forbidden', { message: { key: 'errors.not_by_key' } })
}

function write(call: Call, { note, ...row }: AnyObject, before?: Row): AnyObject {
  keepAddress(call, row, before)
  dropFormerPortrait(call, row, before)
  if (!note) return row
  const { actor, now } = call
  const notes = Array.isArray(before?.notes) ? before.notes : []
  if (notes.length >= maxUserNotes) throw invalid('note', 'max_items', { max: maxUserNotes })
  return { ...row, notes: [...notes, { at: now.toISOString(), author_id: actor.id, text: note }] }
}

export const ofAgency: Field = {
  type: 'int',
  column: agencyUsers.agency_id,
  operators: ['=', 'in'],
  isNarrow: true,
  within: (condition) => sql`users.id in (select user_id from agency_users where ${condition})`,
}

/** Columns hidden from everybody, and from other users. */
const neverSent = ['password_hash', 'has_role'] as const
const ownOnly = ['marital_status', 'id_card', 'id_card_date', 'id_card_place'] as const

/** `kind=member` are staff, `kind=client` users of the site; `searchRole` looks at roles only. */
export const users = entity(table, {
  schema: userSchema,
  hidden: [...neverSent, ...ownOnly],
  secretFromOwner: ['notes'],
  body: ['notes'],
  shapes: {
    kind: choiceSchema(userKinds),
    status: choiceSchema(userStatuses),
    notes: arraySchema(storedNoteSchema),
  },
  fields: {
    email: { ...choiceField(table.email), normalize: (raw) => cleanLine(raw).toLowerCase() },
    phone: choiceField(table.phone),
    status: choiceField(table.status),
    gender: choiceField(table.gender),
    name: choiceField(table.name),
    text: foldedField(table.name, table.search_text),
    created_at: momentField(table.created_at),
    role_id: {
      type: 'int',
      column: roleUsers.role_id,
      operators: ['=', 'in'],
      within: (condition) => sql`users.id in (select user_id from role_users where ${condition})`,
    },
    agency_id: ofAgency,
    has_role: { type: 'boolean', column: table.has_role, operators: ['='] },
    kind: { ...choiceField(table.kind), leadsText: true },
  },
  params: {
    searchRole: {
      has: [{ field: 'has_role', operator: '=', value: true }],
      no: [{ field: 'has_role', operator: '=', value: false }],
      all: [],
    },
    kind: {
      member: [{ field: 'kind', operator: '=', value: 'member' }],
      client: [{ field: 'kind', operator: '=', value: 'client' }],
    },
  },
  sorts: ['id', 'name', 'email', 'created_at'],
  sortKeys: { name: 'name_key' },
  includes: {
    roles: manyOf(
      sql`select ro.id, ro.name from role_users ru join roles ro on ro.id = ru.role_id
      where ru.user_id = users.id order by ro.id`,
      personSchema,
    ),
    agencies: manyOf(
      sql`select a.id, a.name from agency_users au join agencies a on a.id = au.agency_id
      where au.user_id = users.id order by a.sort, a.id`,
      personSchema,
    ),
    remarks,
  },
  search: {
    title: 'name',
    subtitle: 'email',
    image: 'avatar',
    codes: ['email'],
    phone: 'phone',
    params: { kind: 'kind' },
  },
  counted: ['has_role', 'kind', 'status'],
  facets: ['status'],
  isOwn: (call, row) => row.id === call.actor.id,
  constraints: { users_email_key: ['email', 'email_taken'] },
  hooks: {
    write,
    written: async (call, id, value) => {
      if (value.status !== 'disable') return
      await endSessions(call.db, id)
      await requireAdministrator(call.db)
    },
    admit: async (call, id, change) => {
      // Users may neither delete their own account nor change the notes of staff about them.
      const isOthers = change === 'delete' || Object.hasOwn(change, 'notes')
      if (id === call.actor.id && isOthers) throw new ApiError('forbidden')
      await requireOver(call, await takeRightsTurn(call), id)
    },
    undone: ({ db }) => requireAdministrator(db),
    // The history holds no passwords: a restored user needs a new one.
    revive: async (call, state) => ({
      ...state,
      ...(await portraitOf(call, state)),
      password_hash: noPassword,
    }),
  },
})

const { remarks: _, ...ownIncludes } = users.includes ?? {}

/** Readers do not see the notes of staff about themselves. */
export const listedUsers: ListResource = {
  ...users,
  hidden: [...(users.hidden ?? []), 'notes'],
  body: undefined,
  includes: {
    ...ownIncludes,
    remarks: include(
      sql`case when users.id = ${askedBy} then json_build_object('data', '[]'::json) else ${remarks} end`,
      remarks.shape,
    ),
  },
}

export const ownAccount: Resource = {
  ...users,
  schema: profileSchema,
  hidden: [...neverSent, 'notes'],
  body: undefined,
  includes: ownIncludes,
}

/** The password was hashed by `prepareRegistration`. */
export const registration: Resource = {
  ...users,
  schema: registerSchema,
  hooks: { write: ({ body }, value) => ({ ...value, password_hash: body.password_hash }) },
}

/** Holds while the password is one set by others, as on the first start. */
const passwordIsGiven = include(
  sql`coalesce((select h.action = 'create' or h.actor_id <> users.id from history h
  where h.entity = 'users' and h.record_id = users.id and (h.action = 'create' or h.changes ? 'password_hash')
  order by h.id desc limit 1), false)`,
  flagSchema,
)

export const profile: Resource = {
  ...ownAccount,
  includes: {
    roles: rolesWithPermissions,
    permissions: directPermissions,
    password_is_given: passwordIsGiven,
  },
}

/** Only for callers who have authenticated as this user. */
export const readProfile = (db: Database, id: number): Promise<string | null> =>
  readOne(db, profile, eq(table.id, id), includesOf(profile))
