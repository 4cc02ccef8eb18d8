import { describe, expect, it } from 'vitest'
import en from '../../i18n/en'
import { errors as englishErrors } from '../../i18n/en/errors'
import ja from '../../i18n/ja'
import { errors as japaneseErrors } from '../../i18n/ja/errors'
import vi from '../../i18n/vi'
import { errors } from '../../i18n/vi/errors'
import { endpoints } from '../../src/admin/providers/data/endpoints'

const languages = { vi, en, ja }
const refusals = { vi: errors, en: englishErrors, ja: japaneseErrors }

const said = (messages: object, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages)

describe('what people were promised to be told', () => {
  it.each([
    ['login.wrong_credentials', 'Email hoặc mật khẩu chưa đúng, vui lòng kiểm tra lại'],
    [
      'layout.not_found.message',
      'Rất tiếc, đã có lỗi xảy ra: trang bạn tìm không tồn tại hoặc đã được chuyển đi nơi khác.',
    ],
    ['validation.setting_key_taken', 'Mã này đã tồn tại, vui lòng nhập mã khác'],
    ['validation.widget_key_taken', 'Mã này đã có ở một widget khác, vui lòng nhập mã khác'],
    ['validation.email_taken', 'Email này đã được sử dụng'],
    ['resources.menus.notifications.load_failed', 'Chưa tải được menu.'],
    ['resources.menus.notifications.create_failed', 'Chưa thêm được menu.'],
    ['resources.menus.notifications.update_failed', 'Chưa lưu được menu.'],
    ['resources.media.notifications.delete_failed', 'Chưa xóa được tệp.'],
    ['resources.categories.notifications.create_failed', 'Chưa thêm được danh mục.'],
    [
      'resources.warehouses.delete_text',
      'Tất cả dữ liệu liên quan (phiếu nhập xuất, hàng tồn) sẽ bị xóa theo kho, và mất vĩnh viễn khi thùng rác được dọn.',
    ],
    ['components.later', 'Vui lòng thử lại sau.'],
    ['common.try_again_later', 'Vui lòng thử lại sau'],
  ])('%s', (key, sentence) => {
    expect(said(vi, key)).toBe(sentence)
    for (const messages of Object.values(languages)) expect(said(messages, key)).toMatch(/\S/)
  })

  it('is the same from the API and on the login page', () => {
    for (const [language, { wrong_credentials }] of Object.entries(refusals))
      expect(wrong_credentials).toBe(languages[language as keyof typeof languages].login.wrong_credentials)
  })

  it('is whether each record was added, changed and deleted, or not', () => {
    const outcomes = ['created', 'updated', 'deleted', 'create_failed', 'update_failed', 'delete_failed']
    for (const messages of Object.values(languages)) {
      const untold = Object.keys(endpoints).flatMap((name) =>
        outcomes
          .filter((outcome) => {
            const own = said(messages, `resources.${name}.notifications.${outcome}`)
            const common = said(messages, `components.notifications.${outcome}`)
            return typeof (own ?? common) !== 'string'
          })
          .map((outcome) => `${name}.${outcome}`),
      )
      expect(untold).toEqual([])
    }
  })
})
