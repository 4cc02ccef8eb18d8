import type { Permission } from '../../domain/permissions'
import type { Database } from '../db/client'
import type { Backups, Images, Log, Mail, Remote, SendDelivery, Storage } from '../ports'
import type { Body } from './body'
import type { Locale } from './locale'

export interface ApiDeps {
  db: Database
  storage: Storage
  images: Images
  clock: () => Date
  secret: string
  log: Log
  mail?: Mail
  remote?: Remote
  /** Sends deliveries of webhooks; absent where that is not possible, as in a browser. */
  post?: SendDelivery
  /** Without it the business cannot be backed up, as in a browser. */
  backups?: Backups
  /** Address of the site where the setting `site_url` names none, as a call sees it; none where there is no site. */
  siteAddress?: (call: URL) => string | undefined
  /** Address of the back office, for links in mails; without it none are sent. */
  publicUrl?: string
  /** Days that deletions can be undone and the history is kept; defaults to those of `domain/history`. */
  kept?: { trash: number; history: number }
}

export interface Viewing {
  entity: 'users' | 'roles'
  id: number
  since: string
}

/** Read for each request, so that a lost right takes effect at the next call. */
export interface Actor {
  id: number
  email: string
  /** Null for who calls by a key. */
  sessionId: string | null
  /** By which the call came, instead of a session. */
  key?: { id: number; name: string; proposes: boolean }
  /** While viewing as somebody else, the permissions that both have; of a key, those that its person has, too. */
  permissions: ReadonlySet<Permission>
  /** While it is set, the session only reads. */
  viewing?: Viewing
}

/** `db` is the transaction, for reads the pool. */
export interface Call<A = Actor> {
  deps: ApiDeps
  db: Database
  request: Request
  url: URL
  params: Record<string, string>
  /** Read and limited before any transaction; `{}` without one. */
  body: Body
  locale: Locale
  actor: A
  address: string
  now: Date
  /** Groups the history of this call and of calls that belong to it. */
  batch: string
  afterCommit: (() => Promise<void>)[]
  /** Undoes what a rollback cannot, such as stored files. */
  afterFailure: (() => Promise<void>)[]
}
