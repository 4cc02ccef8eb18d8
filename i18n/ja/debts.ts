import type * as vi from '../vi/debts'
import { orderMoney, paymentMethods } from './orderMoney'

const fields: typeof vi.debts.fields = {
  name: '名前',
  phone: '電話番号',
  balance: '残高',
  age: '経過日数',
  '0-30': '0～30日',
  '31-60': '31～60日',
  '61-90': '61～90日',
  over: '90日超',
  credit: '前払い',
  credit_limit: '与信限度額',
  overdue: '経過日数',
  over_limit: '限度額',
}

export const debts: typeof vi.debts = {
  title: '債権・債務',
  which: '債権・債務の種類',
  tab: { agencies: '代理店', clients: '顧客', suppliers: '仕入先' },
  hint: {
    agencies: '代理店の未払い額と経過日数です。',
    clients: '顧客の未払い額と経過日数です。アカウントのない顧客は電話番号ごとに集計します。',
    suppliers: '仕入先への未払い額と経過日数です。',
  },
  sum: { agencies: '売掛金合計', clients: '売掛金合計', suppliers: '買掛金合計' },
  empty: {
    agencies: '未払いのある代理店はありません。',
    clients: '未払いのある顧客はいません。',
    suppliers: '仕入先への未払いはありません。',
  },
  search: '名前、電話番号で検索',
  older: '%{days}日を超える未払い',
  passed: '限度額超過',
  oldest: '最も古い未払い',
  nothing: '未払いはありません。',
  open: '取引明細を見る',
  page: {
    agencies: '代理店のページを開く',
    clients: '顧客のページを開く',
    suppliers: '仕入先のページを開く',
  },
  sums: { opening: '期首残高', owed: '期間中の増加', paid: '期間中の減少', closing: '期末残高' },
  pay: {
    take: '入金を記録',
    take_title: '%{name}の入金を記録',
    take_done: '入金を記録しました。',
    take_amount: '%{amount}を入金',
    spend: '支払いを記録',
    spend_title: '%{name}への支払いを記録',
    spend_done: '支払いを記録しました。',
    spend_amount: '%{amount}を支払い',
    for: '%{code}：%{amount}',
    more: 'ほか%{smart_count}件 |||| ほか%{smart_count}件',
    stays: '%{amount}は次回分の前払いとして残ります。',
  },
  credit: {
    would: 'この代理店の未払いは%{owed}です。この注文を加えると%{after}となり、限度額%{limit}を超えます。',
    does: 'この代理店の未払いは%{owed}で、限度額%{limit}を超えています。',
  },
  print: {
    action: '印刷',
    title: '残高確認書',
    between: '%{from}～%{to}',
    until: '%{to}まで',
    party: { agencies: '代理店', clients: '顧客', suppliers: '仕入先' },
    writer: '作成者',
    too_many: '印刷できるのは最初の%{most}行だけです。期間を短くしてください。',
  },
  fields,
}

export const debtEntries: typeof vi.debtEntries = {
  title: '取引明細',
  empty: '取引はありません。',
  kind: {
    ...orderMoney.kind,
    spending: '支払い',
    less_sold: '販売の減額',
    less_bought: '仕入れの減額',
    reversal: orderMoney.reversal,
  },
  method: paymentMethods,
  fields: {
    at: '日付',
    kind: '摘要',
    order: '注文・伝票',
    code: '注文・伝票',
    amount: '金額',
    owed: '増加',
    paid: '減少',
    balance: '残高',
    method: '支払方法',
    actor: '記録者',
    note: 'メモ',
  },
}
