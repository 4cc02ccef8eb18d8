import { expect, test } from '@playwright/test'

test('the demo shows the site for visitors, who can order there without a server', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Xem trang web cho khách' }).click()
  const site = await opened
  await site.locator('.cards .product a').first().click()
  await site.getByRole('button', { name: 'Thêm vào giỏ' }).click()
  await site.getByRole('link', { name: 'Đặt hàng' }).click()
  await site.getByLabel('Họ tên').fill('Lê Thị Sen')
  await site.getByLabel('Điện thoại').fill('0912 345 678')
  await site.getByLabel('Địa chỉ').fill('12 Lê Lợi, Huế')
  await site.getByRole('button', { name: 'Gửi đơn hàng' }).click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Cảm ơn bạn đã đặt hàng')
})
