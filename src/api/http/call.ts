import type { Permission } from '../../domain/permissions'
import type { Database } from '../db/client'
import type { Images, Log, Mail, Remote, Storage } from '../ports'
import type { Body } from './body'
import type { Locale } from './locale'

/** The dependencies of the API; it keeps no state of its own. */
export interface ApiDeps {
  db: Database
  storage: Storage
  images: Images
  clock: () => Date
  secret: string
  log: Log
  mail?: Mail
  remote?: Remote
  /** Where the back office is found, for links in mails; without it none are sent. */
  publicUrl?: string
  /** How many days deletions can be undone and the history is kept; otherwise as in `domain/history`. */
  kept?: { trash: number; history: number }
}

/** As whom the caller looks at the back office: a person or a role, and since when. */
export interface Viewing {
  entity: 'users' | 'roles'
  id: number
  since: string
}

/** The caller. Read for each request, so that a lost right takes effect at the next call. */
export interface Actor {
  id: number
  email: string
  sessionId: string
  /** What they may do; while they look as somebody else, no more than that person may. */
  permissions: ReadonlySet<Permission>
  /** While it is set, the session only reads. */
  viewing?: Viewing
}

/** What a handler gets of a request. `db` is the transaction, for reads the pool. */
export interface Call<A = Actor> {
  deps: ApiDeps
  db: Database
  request: Request
  url: URL
  /** Path parameters by name. */
  params: Record<string, string>
  /** The body, read and limited before any transaction; `{}` where none was sent. */
  body: Body
  locale: Locale
  actor: A
  address: string
  now: Date
  /** Under which the history keeps together what this call writes, and calls that belong to it. */
  batch: string
  /** Runs after the commit, such as removing files. */
  afterCommit: (() => Promise<void>)[]
  /** Runs after a failure, to undo what a rollback cannot, such as stored files. */
  afterFailure: (() => Promise<void>)[]
}
