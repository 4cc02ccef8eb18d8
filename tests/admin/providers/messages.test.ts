import { expect, test } from 'vitest'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { completeMessages } from '../../../src/admin/providers/messages'

test('words that a page asks for while the language is still being loaded are there when it is drawn', async () => {
  const creating = createI18nProvider('vi')
  await completeMessages()
  const { translate } = await creating
  expect(translate('products.from_quantity', { quantity: 5, price: '155.000 ₫' })).toContain('155.000 ₫')
})
