import type { slips as viSlips, suppliers as viSuppliers, warehouses as viWarehouses } from '../vi/warehouse'
import { commonFields, crudWords } from './crud'

const warehouse = crudWords('倉庫', '最初の倉庫を追加し、商品を入庫しましょう。')
const supplier = crudWords('仕入先', '入庫伝票に記入する仕入先を追加しましょう。')
const slip = crudWords('入出庫伝票', '商品の入庫や出庫があると、ここに伝票が表示されます。')

const place = { province: '省・市', district: '郡・区', ward: '坊・社', scheme: '住所体系' }

/** Where goods lie. */
export const warehouses: typeof viWarehouses = {
  ...warehouse,
  section: '倉庫',
  fields: {
    ...commonFields,
    ...place,
    name: '倉庫名',
    products: '商品数',
    money: '在庫金額',
    next_expiry: '最短の期限',
  },
}

/** Whom products are bought from. */
export const suppliers: typeof viSuppliers = {
  ...supplier,
  section: '仕入先',
  fields: { ...commonFields, ...place, name: '仕入先名' },
}

/** Imports and exports. */
export const slips: typeof viSlips = {
  ...slip,
  name: '入出庫伝票 |||| 入出庫',
  title: {
    ...slip.title,
    list: '入出庫',
    import: '入庫',
    export: '出庫',
    transfer: '倉庫間移動',
    count: '棚卸',
  },
  search: 'コード・メモで検索',
  style: { import: '入庫', export: '出庫' },
  status: { complete: '完了', canceled: '取消済み' },
  reason: { purchase: '仕入', sale: '販売', transfer: '倉庫間移動', count: '棚卸', other: 'その他' },
  lines: '商品',
  about: '伝票について',
  no_note: 'メモはありません',
  line: {
    title: '商品',
    number: '数量',
    price: '単価',
    total: '金額',
    profit: '利益',
    expiry: '期限',
    lot: 'ロット%{id}：%{number}',
  },
  make: {
    save: { import: '入庫伝票を保存', export: '出庫伝票を保存', transfer: '移動する' },
    done: '伝票%{code}を作成しました。',
    again: { import: '続けて入庫', export: '続けて出庫', transfer: '続けて移動' },
    date: '日付（空欄は今日）',
    from: '移動元の倉庫',
    lots: '出庫ロット',
    line_count: '行数',
    last_cost: '前回の仕入値',
    unknown: 'コード「%{code}」の商品はありません。',
    which: 'この行の商品を選択',
    short: '在庫%{on_hand}に対し、%{wanted}必要です。',
    elsewhere: '他の倉庫：%{places}。',
    until: '期限%{day}',
    why: { named: '選択したロット', only: '唯一のロット', expiry: '期限が最も近い', age: '先に入庫' },
    other_lot: 'ロットを選択',
    by_expiry: '自動：期限の近いものから出庫',
    expired: '期限切れ',
    to_mend: '%{smart_count}行の修正が必要です。',
    not_pasted: 'コードを照会できませんでした。もう一度貼り付けてください。',
    not_loaded: 'これらの行の在庫を確認できませんでした。',
  },
  cancel: {
    action: '伝票を取り消す',
    keep: '取り消さない',
    title: '伝票%{code}を取り消しますか？',
    import: 'この入庫の商品は倉庫から出されます。取り消した伝票は元に戻せません。',
    export: '商品は出庫元のロットに戻ります。取り消した伝票は元に戻せません。',
    linked: '対になる伝票も取り消され、商品は元の状態に戻ります。取り消した伝票は元に戻せません。',
  },
  canceled: '伝票%{code}を取り消しました。',
  fields: {
    ...commonFields,
    code: 'コード',
    style: '種類',
    reason: '理由',
    date: '日付',
    warehouse_id: '倉庫',
    supplier_id: '仕入先',
    to_warehouse_id: '移動先の倉庫',
    linked_id: '対になる伝票',
    user_id: '作成者',
    number: '数量',
    money: '金額',
    profit: '利益',
    note: 'メモ',
    canceled_at: '取消日時',
    canceler_id: '取消者',
    cancel_reason: '取消理由',
  },
}
