import type { carriers as viCarriers, remittances as viRemittances } from '../vi/carriers'
import { commonFields, crudWords } from './crud'

export const carriers: typeof viCarriers = {
  ...crudWords('配送会社', '配送会社とそのファイルの列を追加すると、指定の形式で注文を書き出せます。'),
  intro: '注文を書き出すときに使う、配送会社ごとのファイル形式です。',
  section: '配送会社',
  columns: {
    list: 'ファイルの列',
    add: '列を追加',
    unnamed: '列 %{place}',
    from_file: '見本ファイルから取り込む',
    from_file_hint:
      '配送会社の Excel または CSV ファイルを選ぶと見出しがそのまま入ります。内容だけ確認してください。',
    taken: 'ファイルから %{smart_count} 列を取り込みました。',
    too_many: 'ファイルには %{count} 列あります。形式に入るのは %{max} 列までです。',
  },
  value: {
    code: '注文番号',
    name: '受取人',
    phone: '電話番号',
    email: 'メール',
    address: '住所',
    note: '備考',
    lines: '商品',
    units: '数量',
    total: '合計',
    collect: '代引き金額',
    fixed: '固定の文字',
  },
  fields: { ...commonFields, name: '会社名', columns: '列', title: '見出し', value: '内容', text: '文字' },
}

const words = crudWords('精算明細', '配送会社の精算ファイルを読み込むと、代引き金額を記録できます。')

export const remittances: typeof viRemittances = {
  ...words,
  title: { ...words.title, list: '代引き精算', import: '精算ファイルの読み込み' },
  intro:
    '配送会社が回収した代金です。一致した明細は注文に記録され、一致しないものは理由とともにここに残ります。',
  all: { amount: '代引回収', fee: '手数料', net: '振込額' },
  search: '追跡番号、注文番号、精算番号',
  state: { open: '要対応', matched: '一致', settled: '対応済み' },
  problem: {
    unknown: '注文なし',
    ambiguous: '複数の注文',
    canceled: 'キャンセル済み',
    repeated: '記録済み',
    paid: '入金済み',
    difference: '金額の相違',
  },
  differs: '回収予定 %{money}',
  settle: {
    action: '対応',
    title: '明細 %{code} の対応',
    amount: '配送会社の回収額は %{money} です。',
    is_booked: '注文 %{code} に記録済みです。回収予定額は %{money} でした。',
    order: '記録する注文',
    order_hint: '対応済みにするだけなら空のままにします。',
    confirm: '完了',
    done: '対応しました。',
  },
  notifications: { ...words.notifications },
  fields: {
    ...commonFields,
    created_at: '読込日',
    carrier: '配送会社',
    statement: '精算番号',
    tracking_code: '追跡番号',
    order_code: '注文番号',
    amount: '回収額',
    fee: '手数料',
    expected: '回収予定',
    state: '状態',
    problem: '理由',
    note: '備考',
    order_id: '注文',
  },
}
