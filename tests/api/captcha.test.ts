import { expect, it } from 'vitest'
import { makeCaptcha } from '../../src/api/auth/captcha'
import { secret } from '../support/api'

it('a captcha in Japanese is written without spaces', async () => {
  const { question } = await makeCaptcha(secret, 'ja', new Date())
  expect(question).toMatch(/^[一二三四五六七八九十]+足す[一二三四五六七八九十]+はいくつですか？$/)
})
