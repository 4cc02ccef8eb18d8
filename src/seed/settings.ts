import { eq } from 'drizzle-orm'
import { settings } from '../api/db/tables/settings'
import { webhookSecrets, webhooks } from '../api/db/tables/webhooks'
import { newWebhookSecret } from '../api/webhooks/sign'
import type { SettingKey } from '../domain/settings'
import type { Seeding } from './context'

const values: Partial<Record<SettingKey, string>> = {
  site_name: 'Nếp Nhà',
  site_description: 'Cà phê rang trong ngày và trà ướp hoa từ một tiệm nhỏ ở Hà Nội.',
  site_keywords: 'cà phê rang xay, trà sen, cà phê Cầu Đất, Hà Nội',
  email: 'chao@nep.vn',
  hotline: '0912345678',
  header_script: '<!-- Xác minh chủ trang -->\n<meta name="google-site-verification" content="nep-nha-mau">',
  company_name: 'Công ty TNHH Nếp Nhà',
  company_tax_code: '0109876543',
  company_address: '36 Hàng Bè, phường Hoàn Kiếm, Hà Nội',
  company_representative: 'Nguyễn Thu Hà',
  bank_bin: '970436',
  // No account has it: whoever tries the demo must not pay a stranger.
  bank_account: '0000000000000',
  bank_holder: 'Công ty TNHH Nếp Nhà',
  copyright: '© 2026 Nếp Nhà. Giữ toàn quyền.',
  notification_emails: 'owner@nep.vn, kho@nep.vn',
  mail_from_name: 'Nếp Nhà',
  facebook: 'https://www.facebook.com/nepnha.example',
  zalo: 'https://zalo.me/0912345678',
  instagram: 'https://www.instagram.com/nepnha.example',
}

const options = [
  { key: 'giomocua', title: 'Giờ mở cửa', value: '7:00–22:00, cả tuần' },
  { key: 'freeship', title: 'Miễn phí giao từ', value: '300000' },
  { key: 'thongbao', title: 'Dòng thông báo đầu trang', value: 'Rang mẻ mới mỗi sáng thứ Ba và thứ Sáu' },
]

/** Existing values stay. */
export async function seedSettings({ db }: Seeding): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const [known] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
    if (known?.value === '') await db.update(settings).set({ value }).where(eq(settings.key, key))
  }
  await db.insert(settings).values(options).onConflictDoNothing()
  await seedWebhook(db)
}

/** Switched off: nobody has that address. */
async function seedWebhook(db: Seeding['db']): Promise<void> {
  if (await db.$count(webhooks)) return
  const [made] = await db
    .insert(webhooks)
    .values({
      url: 'https://kenh-ban.example/nep',
      events: ['orders.created', 'orders.stepped', 'stock.low'],
      is_active: false,
    })
    .returning({ id: webhooks.id })
  if (made) await db.insert(webhookSecrets).values({ webhook_id: made.id, secret: newWebhookSecret() })
}
