import type { Permission } from '../../../src/domain/permissions'
import type { Tokens } from '../../../src/domain/user'
import type { Picture } from '../pages/MediaLibrary'

export interface Account {
  email: string
  password: string
}

/** What a call answered. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever members the answer has
  body: any
}

let serial = 0

/** Calls the API as a member, to prepare the data of a test. */
export class Api {
  private constructor(
    readonly address: string,
    readonly tokens: Tokens,
  ) {}

  static async signIn(address: string, account: Account): Promise<Api> {
    const response = await fetch(`${address}/api/clients/web/login`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    })
    if (!response.ok) throw new Error(`${account.email} cannot sign in: ${await response.text()}`)
    return new Api(address, await response.json())
  }

  /** Like `call`, and answers `data`; anything but success fails the test. */
  async get(path: string) {
    return (await this.good('GET', path)).data
  }

  async post(path: string, body?: unknown) {
    return (await this.good('POST', path, body)).data
  }

  private async good(method: string, path: string, body?: unknown) {
    const answer = await this.call(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.address}/api/v1${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${this.tokens.access_token}`,
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }

  /** Sets these settings. */
  async set(values: Record<string, string>) {
    const known: { key: string; version: number }[] = await this.get('/settings/all?limit=0')
    const settings = Object.entries(values).map(([key, value]) => ({
      key,
      value,
      version: known.find((each) => each.key === key)?.version,
    }))
    await this.good('PATCH', '/settings', { settings })
  }

  /** A member with a role of exactly these permissions. */
  async member(name: string, permissions: readonly Permission[]): Promise<Account & { id: number }> {
    const account = { email: `member${++serial}.${Date.now()}@example.vn`, password: 'mat-khau-moi' }
    const user = await this.post('/register', { name, ...account, status: 'enable' })
    const role = await this.post('/roles', {
      name: `Vai ${serial}-${String(Date.now()).slice(-6)}`,
      description: 'Vai trò của một bài kiểm thử',
      permissions,
    })
    await this.post('/roles/sync', { users: [user.id], roles: [role.id] })
    return { ...account, id: user.id }
  }

  /** A type of articles for one test only, so that its list has nothing else; answers its id. */
  async articleType(
    title: string,
    features = ['categories', 'images', 'content', 'approval'],
  ): Promise<number> {
    const slug = `loai-${Date.now()}-${++serial}`
    return (await this.post('/types', { style: 'article', title, slug, features })).id
  }

  /** Puts a picture into the library. */
  async upload({ name, mimeType, buffer }: Picture): Promise<{ url: string }> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
    return this.post('/media', form)
  }

  /** A picture of the library, which no other screen looks for in vain. */
  async picture(): Promise<string | undefined> {
    const [media] = await this.get('/media?limit=1&search=kind:image')
    return media?.url
  }

  /** An article of a type; with a picture of the library, so that any status is allowed. */
  async article(typeId: number, more: Record<string, unknown> = {}) {
    const picture = await this.picture()
    const slug = `bai-kiem-thu-${Date.now()}-${++serial}`
    return this.post('/posts', {
      type_id: typeId,
      title: `Bài ${slug}`,
      slug,
      image: picture ?? '',
      images: picture ? [picture] : [],
      status: picture ? 'published' : 'draft',
      ...more,
    })
  }
}
