import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { testMails } from '../../src/api/resources/settings/mail'
import { knownSettings, publicSettings, type Setting, type SettingKey } from '../../src/domain/settings'
import { withApi } from '../support/api'
import { aType } from '../support/content'
import { png } from '../support/files'

const api = withApi()
const send = (method: string, path: string, body?: unknown, as = api().owner.token) =>
  api().call(method, path, { as, body })
const all = async (): Promise<Setting[]> => (await send('GET', '/settings/all?limit=0')).body.data
const one = async (key: string): Promise<Setting> => {
  const found = (await all()).find((each) => each.key === key)
  if (!found) throw new Error(`no setting ${key}`)
  return found
}
/** What is sent to set these values, against the versions that are there. */
const against = async (values: Partial<Record<SettingKey | string, string>>) => {
  const known = await all()
  return {
    settings: Object.entries(values).map(([key, value]) => ({
      key,
      value,
      version: known.find((each) => each.key === key)?.version ?? 1,
    })),
  }
}
const save = async (values: Partial<Record<SettingKey | string, string>>, as?: string) =>
  send('PATCH', '/settings', await against(values), as)

/** An ICO of one PNG, or of a bitmap of that size. */
function ico(picture: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(22 + picture.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, 1, true)
  view.setUint32(14, picture.length, true)
  view.setUint32(18, 22, true)
  bytes.set(picture, 22)
  return bytes
}

async function upload(bytes: Uint8Array, name: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const answer = await send('POST', '/media', form)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.url
}

describe('a business begins with every known setting', () => {
  it('on its page, with its usual value, and nothing of it in the history', async () => {
    const rows = await all()
    expect(rows.map(({ key, group, value, version }) => [key, group, value, version])).toEqual(
      Object.entries(knownSettings).map(([key, setting]) => [
        key,
        setting.group,
        'usual' in setting ? setting.usual : '',
        1,
      ]),
    )
    expect((await send('GET', '/history?entity=settings')).body.data).toEqual([])
  })
})

describe('what everybody may know', () => {
  it('is told without a session, and nothing else, however it is asked', async () => {
    await save({ header_script: '<script>secret</script>', notification_emails: 'a@nep.vn' })
    for (const query of ['?search=key:header_script', '?group=script', '?limit=1'])
      expect((await api().call('GET', `/settings${query}`)).status).toBe(422)
    for (const query of ['', '?limit=0']) {
      const answer = await api().call('GET', `/settings${query}`)
      expect(answer.status).toBe(200)
      expect(answer.body.data.map(({ key }: Setting) => key)).toEqual(publicSettings)
      expect(JSON.stringify(answer.body)).not.toMatch(/secret|a@nep|syntax/)
    }
    await save({ header_script: '', notification_emails: '' })
  })

  it('is what is saved, from the next call on', async () => {
    expect((await save({ site_name: ' Tiệm Nếp ' })).status).toBe(200)
    const { data } = (await api().call('GET', '/settings')).body
    expect(data).toContainEqual({ key: 'site_name', value: 'Tiệm Nếp' })
  })
})

describe('saving', () => {
  it('writes all and answers them one version later', async () => {
    const before = await one('company_name')
    const answer = await save({ company_name: 'Công ty Nếp', company_tax_code: '0101234567' })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject([
      { key: 'company_name', value: 'Công ty Nếp', version: before.version + 1, group: 'company' },
      { key: 'company_tax_code', value: '0101234567' },
    ])
    const { data } = (await send('GET', `/history?entity=settings&id=${before.id}`)).body
    expect(data).toMatchObject([{ action: 'update', title: 'Tên công ty' }])
  })

  it('writes none where one of them is wrong, and names it', async () => {
    const answer = await save({ site_name: 'Khác', hotline: '12', email: 'x', facebook: 'fb.me' })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          hotline: [expect.any(String)],
          email: [expect.any(String)],
          facebook: [expect.any(String)],
        },
      },
    })
    expect((await one('site_name')).value).toBe('Tiệm Nếp')
  })

  it.each([
    ['money_unit', 'XXX'],
    ['money_unit', ''],
    ['product_code_syntax', '  '],
    ['order_code_syntax', 'DH{nn}'],
    ['header_script', '<script>let a = 1'],
    ['footer_script', 'alert(1)'],
    ['remove_slug_of_post_type', '1,x'],
    ['remove_slug_of_post_type', '999999'],
    ['site_logo', 'https://khac.vn/logo.png'],
    ['site_logo', '/files/media/2020/01/khong-co.png'],
    ['zalo', 'javascript:alert(1)'],
    ['site_name', 'x'.repeat(256)],
    ['bank_bin', '123456'],
    ['bank_account', '12345678901234567890'],
    ['bank_account', '0011/41'],
    ['bank_holder', 'x'.repeat(101)],
    ['khong_co', 'x'],
  ])('refuses %s = %j', async (key, value) => {
    const answer = await save({ [key]: value })
    expect(answer.status, JSON.stringify(answer.body)).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([key])
  })

  it('names the one address that is wrong, and keeps the others apart by commas', async () => {
    const wrong = await save({ notification_emails: 'chu@nep.vn; kho@@nep, ' })
    expect(wrong.body.errors.notification_emails[0]).toContain('kho@@nep')
    const right = await save({ notification_emails: 'CHU@nep.vn;kho@nep.vn\nchu@nep.vn' })
    expect(right.body.data[0].value).toBe('chu@nep.vn, kho@nep.vn')
  })

  it('looks at no more addresses than may be there', async () => {
    const many = Array.from({ length: 51 }, (_, n) => (n < 50 ? `a${n}@nep.vn` : 'khong-phai'))
    const answer = await save({ notification_emails: many.join() })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.notification_emails[0]).toContain('50')
  })

  it('takes the types that are there', async () => {
    const { id } = await aType(api())
    expect((await save({ remove_slug_of_post_type: String(id) })).status).toBe(200)
    expect((await save({ remove_slug_of_post_type: '' })).status).toBe(200)
  })

  it('refuses a body that is none, and the same key twice', async () => {
    for (const body of [{}, { settings: [] }, { settings: [{ key: 'site_name', value: 'a' }] }])
      expect((await send('PATCH', '/settings', body)).status).toBe(422)
    const twice = [1, 2].map((version) => ({ key: 'site_name', value: 'a', version }))
    expect((await send('PATCH', '/settings', { settings: twice })).body.errors).toHaveProperty('site_name')
  })

  it('is refused as a whole where somebody else was quicker, who is named nothing but what it is now', async () => {
    const mine = await against({ site_name: 'Của tôi', site_description: 'Mô tả của tôi' })
    await save({ site_name: 'Của người khác' })
    const late = await send('PATCH', '/settings', mine)
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        keys: ['site_name'],
        data: [{ key: 'site_name', value: 'Của người khác', version: expect.any(Number) }],
      },
    })
    expect((await one('site_description')).value).toBe('')
  })

  it('at once by two loses nothing: of the same setting one is told, of different ones both are kept', async () => {
    const { settings } = await against({ site_name: '', youtube: '', tiktok: '' })
    const [name, youtube, tiktok] = settings
    const patch = (...changes: object[]) => send('PATCH', '/settings', { settings: changes })
    const https = (path: string) => `https://example.vn/${path}`
    const same = await Promise.all([
      patch({ ...name, value: 'Một' }, { ...youtube, value: https('a') }),
      patch({ ...tiktok, value: https('b') }, { ...name, value: 'Hai' }),
    ])
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409])
    const isFirst = same[0]?.status === 200
    expect([
      (await one('site_name')).value,
      (await one('youtube')).value,
      (await one('tiktok')).value,
    ]).toEqual(isFirst ? ['Một', https('a'), ''] : ['Hai', '', https('b')])
    const many = await against({ facebook: '', zalo: '', instagram: '', linkedin: '' })
    const answers = await Promise.all(
      many.settings.map((change) => patch({ ...change, value: https(change.key) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { key } of many.settings) expect((await one(key)).value).toBe(https(key))
  })
})

describe('the bank account of the business', () => {
  const account = async () => {
    const { data } = (await api().call('GET', '/settings')).body
    return Object.fromEntries(
      data
        .filter(({ key }: Setting) => key.startsWith('bank_'))
        .map(({ key, value }: Setting) => [key, value]),
    )
  }

  it('has a bank and a number, or neither: the one that is missing is told beside its field, in whatever order they come', async () => {
    const lonely = await save({ bank_account: '0011004123456' })
    expect(lonely.status).toBe(422)
    expect(lonely.body.errors).toEqual({ bank_bin: ['Hãy chọn ngân hàng của số tài khoản này'] })
    expect((await save({ bank_bin: '970436' })).body.errors).toEqual({
      bank_account: ['Hãy nhập số tài khoản tại ngân hàng này'],
    })
    expect((await save({ bank_bin: '970436', bank_account: '0011 0041-23.456' })).status).toBe(200)
    for (const key of ['bank_bin', 'bank_account']) {
      const answer = await save({ [key]: '' })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [key]])
    }
    expect((await save({ bank_account: 'NEPNHA' })).status).toBe(200)
    expect((await save({ bank_holder: 'Nguyễn Thu Hà' })).status).toBe(200)
    expect(await account()).toEqual({
      bank_bin: '970436',
      bank_account: 'NEPNHA',
      bank_holder: 'Nguyễn Thu Hà',
    })
    expect((await save({ bank_bin: '', bank_account: '', bank_holder: '' })).status).toBe(200)
  })

  it('is whole, whoever saves the other half at the same time', async () => {
    const { settings } = await against({ bank_bin: '970436', bank_account: '1' })
    await send('PATCH', '/settings', { settings })
    const clear = await against({ bank_bin: '', bank_account: '' })
    const change = await against({ bank_account: '2' })
    await Promise.all([clear, change].map((body) => send('PATCH', '/settings', body)))
    const { bank_bin, bank_account } = await account()
    expect(Boolean(bank_bin)).toBe(Boolean(bank_account))
    await save({ bank_bin: '', bank_account: '' })
  })

  it('is undone with all that was saved at once', async () => {
    const made = await save({ bank_bin: '970418', bank_account: '12' })
    expect(made.status).toBe(200)
    const { id } = await one('bank_bin')
    const [{ batch }] = (await send('GET', `/history?entity=settings&id=${id}`)).body.data
    expect((await send('POST', `/history/batches/${batch}/restore`)).status).toBe(200)
    expect(await account()).toEqual({ bank_bin: '', bank_account: '', bank_holder: '' })
  })
})

describe('the icon of the site', () => {
  let urls: Record<string, string> = {}
  beforeAll(async () => {
    const fit = await png(180, 180)
    urls = {
      png: await upload(fit, 'icon.png'),
      ico: await upload(ico(fit), 'icon.ico'),
      small: await upload(await png(179, 180), 'small.png'),
      smallIco: await upload(ico(await png(32, 32)), 'small.ico'),
    }
  })

  it.each(['png', 'ico'])('may be a %s of 180 × 180 pixels', async (kind) => {
    expect((await save({ favicon: urls[kind] })).status).toBe(200)
  })

  it.each(['small', 'smallIco'])('is refused by what is in its file: %s', async (kind) => {
    const answer = await save({ favicon: urls[kind] })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.favicon[0]).toMatch(/180 × 180/)
  })

  it('is refused where the file is something else, or no longer there', async () => {
    const path = urls.png?.replace('/files/', '') ?? ''
    const before = api().files.get(path)
    api().files.set(path, { bytes: new TextEncoder().encode('GIF89a'.padEnd(64)), type: 'image/png' })
    expect((await save({ favicon: urls.png })).status).toBe(422)
    api().files.delete(path)
    expect((await save({ favicon: urls.png })).status).toBe(422)
    if (before) api().files.set(path, before)
  })

  it('is known to be in use', async () => {
    await save({ favicon: urls.png })
    const files = (await send('GET', '/media?limit=100')).body.data
    const { id } = files.find(({ url }: { url: string }) => url === urls.png)
    expect((await send('GET', `/media/uses?search=id:${id}`)).body.data).toMatchObject([
      { entity: 'settings', title: 'Biểu tượng trang' },
    ])
  })
})

describe('personal options', () => {
  const add = (body: object, as?: string) => send('POST', '/settings', body, as)

  it('are added, changed with their titles, deleted and put back', async () => {
    const made = await add({ key: 'giomocua', title: 'Giờ mở cửa', value: '7:00–22:00' })
    expect(made).toMatchObject({ status: 201, body: { data: { group: 'dynamic', version: 1 } } })
    const { id } = made.body.data
    const changed = await send('PATCH', '/settings', {
      settings: [{ key: 'giomocua', value: '6:30–22:00', title: 'Giờ mở cửa mỗi ngày', version: 1 }],
    })
    expect(changed.body.data).toMatchObject([
      { title: 'Giờ mở cửa mỗi ngày', value: '6:30–22:00', version: 2 },
    ])
    expect((await send('DELETE', `/settings/${id}`)).status).toBe(204)
    const [event] = (await send('GET', `/history?entity=settings&id=${id}&action=delete`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`)).status).toBe(200)
    expect(await one('giomocua')).toMatchObject({ id, value: '6:30–22:00', group: 'dynamic' })
  })

  it.each([
    [{ key: 'Gio', title: 'Giờ', value: '7' }, 'key'],
    [{ key: 'gio_mo', title: 'Giờ', value: '7' }, 'key'],
    // What every object has: no form could hold a value under it.
    [{ key: 'constructor', title: 'Giờ', value: '7' }, 'key'],
    [{ key: '', title: 'Giờ', value: '7' }, 'key'],
    [{ key: 'gio', title: 'G', value: '7' }, 'title'],
    [{ key: 'gio', title: 'x'.repeat(101), value: '7' }, 'title'],
    [{ key: 'gio', title: 'Giờ', value: ' ' }, 'value'],
  ])('are refused as %j', async (body, field) => {
    const answer = await add(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('have a key of their own: a known one, or that of another option, is taken', async () => {
    for (const key of ['hotline', 'giomocua']) {
      const answer = await add({ key, title: 'Khóa trùng', value: '1' })
      expect(answer.body.errors).toEqual({ key: ['Mã này đã tồn tại, vui lòng nhập mã khác'] })
    }
  })

  it('are all that can be deleted', async () => {
    const { id } = await one('site_name')
    expect((await send('DELETE', `/settings/${id}`)).status).toBe(422)
    expect(await one('site_name')).toMatchObject({ id })
  })
})

describe('rights', () => {
  it('each alone opens its calls and no other', async () => {
    const body = await against({ copyright: '© Nếp' })
    const option = (await send('POST', '/settings', { key: 'tam', title: 'Tạm', value: '1' })).body.data
    const calls: [string, string, unknown, number][] = [
      ['GET', '/settings/all', undefined, 200],
      ['GET', '/settings/mail', undefined, 200],
      ['POST', '/settings', { key: 'x' }, 422],
      ['PATCH', '/settings', body, 200],
      ['DELETE', `/settings/${option.id}`, undefined, 204],
    ]
    const opens = {
      'list-settings': [0, 1],
      'create-settings': [0, 1, 2],
      'update-settings': [0, 1, 3],
      'delete-settings': [4],
    } as const
    for (const [right, open] of Object.entries(opens)) {
      const { token } = await api().member(right as keyof typeof opens)
      for (const [at, [method, path, sent, status]] of calls.entries()) {
        const answer = await send(method, path, sent, token)
        expect([right, method, path, answer.status]).toEqual([
          right,
          method,
          path,
          (open as readonly number[]).includes(at) ? status : 403,
        ])
      }
    }
  })
})

describe('a test mail', () => {
  it('goes to each address by itself, in the name that is typed', async () => {
    api().sent.length = 0
    const answer = await send('POST', '/settings/mail', { emails: 'a@nep.vn, b@nep.vn', name: 'Tiệm Nếp' })
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { sent: ['a@nep.vn', 'b@nep.vn'], failed: [] } },
    })
    expect(api().sent.map(({ to, from_name }) => [to, from_name])).toEqual([
      ['a@nep.vn', 'Tiệm Nếp'],
      ['b@nep.vn', 'Tiệm Nếp'],
    ])
  })

  it('says which address failed, and that is no error of the call', async () => {
    const refused = Promise.reject(new Error('550'))
    refused.catch(() => undefined)
    api().mailing = refused
    const answer = await send('POST', '/settings/mail', { emails: 'a@nep.vn' })
    api().mailing = Promise.resolve()
    expect(answer).toMatchObject({ status: 200, body: { data: { sent: [], failed: ['a@nep.vn'] } } })
  })

  it('is sent so often, and then no more for a while', async () => {
    const { token } = await api().member('update-settings')
    const statuses = []
    for (let n = 0; n <= testMails.most; n++)
      statuses.push((await send('POST', '/settings/mail', { emails: 'a@nep.vn' }, token)).status)
    expect(statuses).toEqual([...Array(testMails.most).fill(200), 429])
  })

  it('to many addresses is that many mails: no more go than one account may send', async () => {
    const { token } = await api().member('update-settings')
    const emails = Array.from({ length: 40 }, (_, n) => `nguoi-${n}@nep.vn`).join()
    const before = api().sent.length
    const send40 = () => send('POST', '/settings/mail', { emails }, token)
    expect([(await send40()).status, (await send40()).status]).toEqual([200, 429])
    expect(api().sent).toHaveLength(before + 40)
  })
})

describe('earlier versions', () => {
  it('of a script come back from the history, as a new one', async () => {
    const script = (n: number) => `<script>console.log(${n})</script>`
    for (const n of [1, 2]) await save({ footer_script: script(n) })
    const { id, version } = await one('footer_script')
    const [last] = (await send('GET', `/history?entity=settings&id=${id}`)).body.data
    expect((await send('POST', `/history/${last.id}/restore`)).status).toBe(200)
    expect(await one('footer_script')).toMatchObject({ value: script(1), version: version + 1 })
    const [row] = await rowsOf(
      api().db,
      sql`select count(*)::int as n from settings where key = 'footer_script'`,
    )
    expect(row).toEqual({ n: 1 })
  })
})
