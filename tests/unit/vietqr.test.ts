import fc from 'fast-check'
import { Banks, QRPay, VietQRStatus } from 'vietnam-qr-pay'
import { describe, expect, it } from 'vitest'
import { bankAccountOf, bankOf, banks, banksFound } from '../../src/domain/banks'
import { transferText, vietQr } from '../../src/domain/vietqr'

/** The same transfer by a library that others use. */
const theirs = (bin: string, account: string, amount?: number, text?: string) =>
  QRPay.initVietQR({
    bankBin: bin,
    bankNumber: account,
    amount: amount ? String(amount) : undefined,
    purpose: text,
  }).build()

const to = { bin: '970436', account: '0011004123456' }
const alphabet = [...'ABCXYZabcxyz0123456789']
const accounts = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 19 })
const bins = fc.constantFrom(...banks.map(({ bin }) => bin))
const amounts = fc.option(fc.integer({ min: 1, max: 9_999_999_999 }), { nil: undefined })
const texts = fc.string({ unit: fc.constantFrom(...alphabet, ...' -./:#'), maxLength: 25 })

describe('the code of a transfer', () => {
  it('is that of another library, byte for byte', () => {
    fc.assert(
      fc.property(bins, accounts, amounts, texts, (bin, account, amount, typed) => {
        const text = transferText(typed)
        expect(vietQr({ bin, account, amount, text })).toBe(theirs(bin, account, amount, text))
      }),
      { seed: 970_436, numRuns: 500 },
    )
  })

  it('is read by it as what went in, whatever the text', () => {
    const vietnamese = fc.string({
      unit: fc.constantFrom(...'aăâđêôơưẫộữĐỞ 12-₫抹茶🍵\n'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(bins, accounts, amounts, vietnamese, (bin, account, amount, text) => {
        const read = new QRPay(vietQr({ bin, account, amount, text }))
        expect(read.isValid).toBe(true)
        expect(read.consumer).toMatchObject({ bankBin: bin, bankNumber: account })
        expect(read.amount).toBe(amount === undefined ? undefined : String(amount))
        expect(read.additionalData.purpose ?? '').toBe(transferText(text))
      }),
      { seed: 2_026, numRuns: 500 },
    )
  })

  it('is one to be filled in where there is no amount, and one of that amount where there is', () => {
    expect(vietQr(to)).toBe(
      '00020101021138570010A00000072701270006970436011300110041234560208QRIBFTTA53037045802VN63041290',
    )
    expect(vietQr({ ...to, amount: 0 })).toBe(vietQr(to))
    expect(vietQr({ ...to, amount: 1_250_000, text: 'Đơn hàng DH00012' })).toBe(
      theirs(to.bin, to.account, 1_250_000, 'Don hang DH00012'),
    )
    expect(vietQr({ ...to, amount: 1_250_000 })).toContain('540712500005802VN')
  })

  it('says a text of at most 25 ASCII characters, and none where nothing of it is left', () => {
    expect(transferText('Đơn hàng của chị Đặng Thị Ngọc Ánh')).toBe('Don hang cua chi Dang Thi')
    expect(transferText('Thanh toán DH00012 – 抹茶 ☕')).toBe('Thanh toan DH00012')
    expect(transferText(`${'x'.repeat(24)} y`)).toBe('x'.repeat(24))
    expect(transferText('抹茶\n🍵')).toBe('')
    expect(vietQr({ ...to, text: '抹茶' })).toBe(vietQr(to))
  })
})

describe('banks', () => {
  it('are those that take VietQR transfers, once each, in the order of their short names', () => {
    const taking = Banks.filter(({ vietQRStatus }) => vietQRStatus !== VietQRStatus.NOT_SUPPORTED)
    expect(banks.map(({ bin }) => bin).sort()).toEqual([...new Set(taking.map(({ bin }) => bin))].sort())
    const names = banks.map(({ shortName }) => shortName.toLowerCase().replaceAll(' ', ''))
    expect(names).toEqual([...names].sort())
    for (const { bin, shortName, name } of banks) {
      expect(bin).toMatch(/^\d{6}$/)
      expect(shortName && name).toBeTruthy()
    }
  })

  it.each([
    ['mbbank', '970422'],
    ['ngoai thuong', '970436'],
    ['vietcom', '970436'],
    ['TCB', '970407'],
    ['nông nghiệp', '970405'],
    ['đông á', '970406'],
    ['970418', '970418'],
  ])('are found by %j, before others that it is only a part of', (typed, bin) => {
    expect(banksFound(typed).slice(0, 2)).toContain(bankOf(bin))
  })

  it('are none of the business before both bank and number are set', () => {
    expect(bankAccountOf({})).toBeUndefined()
    expect(bankAccountOf({ bank_bin: '970436', bank_account: '' })).toBeUndefined()
    expect(bankAccountOf({ bank_bin: '970436', bank_account: '1' })).toEqual({
      bin: '970436',
      account: '1',
      holder: '',
    })
  })
})
