import { rankOf, termsOf } from './search'

export interface Bank {
  /** Six digits by which transfers find the bank. */
  bin: string
  /** As people call it. */
  shortName: string
  name: string
  /** Abbreviation or former name by which it is looked for, too. */
  also: string
}

/** Those whose accounts take VietQR transfers, in the order of their short names: BIN, short name, name, other name. */
export const banks: readonly Bank[] = `
970425|AB Bank|Ngân hàng TMCP An Bình
970416|ACB|Ngân hàng TMCP Á Châu
970405|Agribank|Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam|VBA
970409|BacA Bank|Ngân hàng TMCP Bắc Á
970438|BaoViet Bank|Ngân hàng TMCP Bảo Việt
970418|BIDV|Ngân hàng TMCP Đầu tư và Phát triển Việt Nam
970454|BVBank|Ngân hàng TMCP Bản Việt|Viet Capital Bank
546034|CAKE by VPBank|Ngân hàng số CAKE – Ngân hàng TMCP Việt Nam Thịnh Vượng
422589|CIMB Bank|Ngân hàng TNHH MTV CIMB Việt Nam
970446|Co-op Bank|Ngân hàng Hợp tác xã Việt Nam
796500|DBS Bank|Ngân hàng TNHH MTV Phát triển Singapore – Chi nhánh TP. Hồ Chí Minh
970431|Eximbank|Ngân hàng TMCP Xuất Nhập khẩu Việt Nam
970408|GPBank|Ngân hàng TNHH MTV Kỷ nguyên Thịnh vượng|Dầu khí Toàn cầu
970437|HDBank|Ngân hàng TMCP Phát triển TP. Hồ Chí Minh
970442|HongLeong Bank|Ngân hàng TNHH MTV Hong Leong Việt Nam
458761|HSBC Vietnam|Ngân hàng TNHH MTV HSBC Việt Nam
970456|IBK HCM|Ngân hàng Công nghiệp Hàn Quốc – Chi nhánh TP. Hồ Chí Minh
970455|IBK HN|Ngân hàng Công nghiệp Hàn Quốc – Chi nhánh Hà Nội
970434|Indovina Bank|Ngân hàng TNHH Indovina
668888|Kasikornbank|Ngân hàng Đại chúng TNHH Kasikornbank – Chi nhánh TP. Hồ Chí Minh
970452|KienlongBank|Ngân hàng TMCP Kiên Long
970463|Kookmin Bank HCM|Ngân hàng Kookmin – Chi nhánh TP. Hồ Chí Minh
970462|Kookmin Bank HN|Ngân hàng Kookmin – Chi nhánh Hà Nội
963369|Liobank|Ngân hàng số Liobank – Ngân hàng TMCP Phương Đông
970449|LPBank|Ngân hàng TMCP Lộc Phát Việt Nam|Bưu điện Liên Việt LienVietPostBank
970422|MB Bank|Ngân hàng TMCP Quân đội
970414|MBV|Ngân hàng TNHH MTV Việt Nam Hiện Đại|Đại Dương OceanBank
971025|MoMo|Ví điện tử MoMo – CTCP Dịch vụ Di động Trực tuyến
970426|MSB|Ngân hàng TMCP Hàng Hải
970428|Nam A Bank|Ngân hàng TMCP Nam Á
970419|NCB Bank|Ngân hàng TMCP Quốc Dân
801011|Nonghyup Bank|Ngân hàng Nonghyup – Chi nhánh Hà Nội
970448|OCB Bank|Ngân hàng TMCP Phương Đông
970430|PGBank|Ngân hàng TMCP Thịnh vượng và Phát triển|Petrolimex
970439|Public Bank Vietnam|Ngân hàng TNHH MTV Public Việt Nam
970412|PVcomBank|Ngân hàng TMCP Đại Chúng Việt Nam
970403|Sacombank|Ngân hàng TMCP Sài Gòn Thương Tín
970400|SaigonBank|Ngân hàng TMCP Sài Gòn Công Thương
970429|SCB|Ngân hàng TMCP Sài Gòn
970440|SeABank|Ngân hàng TMCP Đông Nam Á
970443|SHB|Ngân hàng TMCP Sài Gòn - Hà Nội
970424|Shinhan Bank|Ngân hàng TNHH MTV Shinhan Việt Nam
970410|Standard Chartered Vietnam|Ngân hàng TNHH MTV Standard Chartered Bank Việt Nam
970407|Techcombank|Ngân hàng TMCP Kỹ thương Việt Nam|TCB
963388|Timo|Ngân hàng số Timo – Ngân hàng TMCP Bản Việt
970423|TPBank|Ngân hàng TMCP Tiên Phong
546035|Ubank by VPBank|Ngân hàng số Ubank – Ngân hàng TMCP Việt Nam Thịnh Vượng
970458|UOB Vietnam|Ngân hàng United Overseas Bank Việt Nam
970444|VCBNeo|Ngân hàng TNHH MTV Ngoại thương Công nghệ số|Xây dựng CBBank
970441|VIB|Ngân hàng TMCP Quốc tế Việt Nam
970427|VietABank|Ngân hàng TMCP Việt Á
970433|VietBank|Ngân hàng TMCP Việt Nam Thương Tín
970436|Vietcombank|Ngân hàng TMCP Ngoại Thương Việt Nam|VCB
970415|VietinBank|Ngân hàng TMCP Công thương Việt Nam|CTG
970421|VietNgaBank|Ngân hàng Liên doanh Việt - Nga|VRB
970406|Vikki Bank|Ngân hàng TNHH MTV Số Vikki|Đông Á DongA
970432|VPBank|Ngân hàng TMCP Việt Nam Thịnh Vượng
970457|Woori Bank|Ngân hàng TNHH MTV Woori Việt Nam
`
  .trim()
  .split('\n')
  .map((line) => {
    const [bin = '', shortName = '', name = '', also = ''] = line.split('|')
    return { bin, shortName, name, also }
  })

const byBin = new Map(banks.map((bank) => [bank.bin, bank]))

export const bankOf = (bin: string): Bank | undefined => byBin.get(bin)

const joined = (name: string): string => name.replaceAll(' ', '')

/** Banks that are called so, the likeliest first, whatever the accents, capitals and blanks: `mbbank`, `dong a`, `970436`. */
export function banksFound(typed: string): Bank[] {
  const terms = termsOf(typed)
  return banks
    .flatMap((bank) => {
      const { bin, shortName, name, also } = bank
      const rank = rankOf([shortName, joined(shortName), name, also, joined(also), bin].join(' '), terms)
      return rank === undefined ? [] : [{ bank, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ bank }) => bank)
}

/** An account number without the blanks, dots and hyphens by which people group it. */
export const bareAccount = (typed: string): string => typed.replace(/[\s.-]+/g, '')

/** Where a transfer goes. `holder` may be empty. */
export interface BankAccount {
  bin: string
  account: string
  holder: string
}

/** The account of the business as settings say; `undefined` while bank or number is missing. */
export function bankAccountOf(
  settings: Partial<Record<'bank_bin' | 'bank_account' | 'bank_holder', string>>,
): BankAccount | undefined {
  const { bank_bin: bin, bank_account: account, bank_holder: holder = '' } = settings
  return bin && account ? { bin, account, holder } : undefined
}
