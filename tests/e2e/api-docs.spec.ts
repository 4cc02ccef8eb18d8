import { expect, test } from './support/test'

test('the reference of the API: a call is found by name, and made with a key, by keyboard alone', async ({
  office,
  api,
  browser,
}) => {
  const { secret } = await api.post('/keys', { name: 'Website', permissions: ['list-orders'] })
  // Nobody has to be signed in to read it.
  const visitor = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const reader = await visitor.newPage()
  const faults: string[] = []
  reader.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await reader.goto(`${office.address}/api/docs`)
  const search = reader.getByRole('searchbox', { name: 'Tìm lệnh gọi' })
  await search.focus()
  await reader.keyboard.type('list orders')
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('heading', { name: 'List orders' })).toBeFocused()
  await expect(reader.getByText('list-orders', { exact: true })).toBeVisible()
  await expect(reader.locator('html')).toHaveJSProperty('scrollWidth', 360)
  const send = reader.getByRole('button', { name: 'Gọi', exact: true })
  await send.press('Enter')
  await expect(reader.getByRole('status').filter({ hasText: '401' })).toBeVisible()
  await reader.getByLabel('Khóa API').fill(secret)
  await reader.getByRole('textbox', { name: 'limit' }).fill('1')
  await send.press('Enter')
  await expect(reader.getByRole('status').filter({ hasText: '200' })).toBeVisible()
  await expect(reader.getByText('"total_pages"')).toBeVisible()
  await reader.getByRole('link', { name: 'Mọi lệnh gọi' }).press('Enter')
  await expect(search).toBeVisible()
  await expect(reader.getByRole('navigation')).toBeFocused()
  // That a call without a key is refused is said by the browser, too.
  expect(faults.filter((text) => !text.includes('401'))).toEqual([])
  await visitor.close()
})
