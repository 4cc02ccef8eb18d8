import { violations } from './support/axe'
import { wear } from './support/look'
import { expect, test } from './support/test'

test.use({ as: null, business: 'starter' })

const pages = [
  '/',
  '/ca-phe-va-tra',
  '/ca-phe-va-tra/phin-nha-phoi-tron-cua-tiem',
  '/lop-hoc-pha-che/bo-me-va-con-so-co-la-nong-sua-va-bot',
  '/tin-tuc',
  '/tim-kiem?q=phin',
  '/gio-hang',
  '/don-hang',
  '/lien-he',
]

test('nothing serious on the pages for visitors, light and dark, at 360 and 1440, and nothing stands out', async ({
  page,
  office,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, { theme })
    await page.emulateMedia({ colorScheme: theme })
    for (const path of pages) {
      await page.goto(office.siteAddress + path)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await violations(page), `${path} ${theme} ${width}`).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    }
  }
})

test('no link of the sample business leads where nothing is', async ({ office }) => {
  const waiting = ['/']
  const seen = new Map([['/', '/']])
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await fetch(office.siteAddress + path)
    expect(answer.status, `${path} from ${seen.get(path)}`).toBe(200)
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = href.replaceAll('&amp;', '&')
      if (/^\/(en|ja)\b/.test(next) || seen.has(next)) continue
      seen.set(next, path)
      waiting.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(100)
})

test('a visitor writes a comment, for which the browser works, and staff let it through', async ({
  page,
  office,
  api,
}) => {
  await page.goto(`${office.siteAddress}/ca-phe-va-tra/phin-nha-phoi-tron-cua-tiem`)
  await page.getByText('Viết bình luận').click()
  const form = page.locator('#comment form')
  await form.getByLabel('Họ tên').fill('Chị Bưởi')
  await form.getByLabel('Nội dung').fill('Thơm từ lúc mở gói')
  await expect(form.locator('[name=proof]')).toBeAttached()
  await form.getByRole('button', { name: 'Gửi' }).click()
  await expect(page.locator('#comment').getByRole('status')).toContainText('sau khi cửa hàng xem qua')
  const found = await api.get('/comments?sortedBy=desc&orderBy=id&limit=1')
  expect(found[0]).toMatchObject({ message: 'Thơm từ lúc mở gói', is_shown: false })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody looks around by keyboard, buys and sees where the order is', async ({
    page,
    office,
    api,
  }) => {
    await page.goto(office.siteAddress)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused()
    await page
      .getByRole('navigation', { name: 'Danh mục' })
      .getByRole('link', { name: 'Cà phê & trà' })
      .click()
    await page.getByRole('link', { name: 'Bán chạy' }).click()
    await page.locator('.cards li:not(:has(.no)) a').first().click()
    await page.getByLabel('Số lượng').fill('2')
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await page.getByRole('link', { name: 'Đặt hàng' }).click()
    await page.getByLabel('Họ tên').fill('Lê Thị Sen')
    await page.getByLabel('Điện thoại').fill('0912 345 678')
    await page.getByLabel('Địa chỉ').fill('12 Lê Lợi, Huế')
    await page.getByRole('button', { name: 'Gửi đơn hàng' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cảm ơn bạn đã đặt hàng')
    await expect(page.getByRole('img', { name: /VietQR/ })).toBeVisible()
    const [order] = await api.get('/orders?sortedBy=desc&orderBy=id&limit=1')
    expect(order).toMatchObject({ name: 'Lê Thị Sen', source: 'site' })
    await page.goto(`${office.siteAddress}/en/don-hang`)
    await expect(page.getByRole('heading', { name: `Order ${order.code}` })).toBeVisible()
  })
})
