import { expect } from 'vitest'
import type { Answer, TestApi } from './api'

/** What visitors' programs read. */
export const siteOf = (api: () => TestApi) => ({
  get: (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    api().call('GET', `/api/site/v1/vi${path}`, { headers }),
  async read(path: string) {
    const { status, body } = await this.get(path)
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200)
    return body
  },
  async text(path: string): Promise<string> {
    const response = await api().api.fetch(new Request(`http://nep.test/api/site/v1/vi${path}`))
    expect(response.status, path).toBe(200)
    return response.text()
  },
})
