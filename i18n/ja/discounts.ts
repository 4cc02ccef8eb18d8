import type { discounts as vi } from '../vi/discounts'
import { commonFields, crudWords } from './crud'

const words = crudWords('割引', '数量ごとの割引と期間を決めて、商品に割り当てましょう。')

/** Discounts on products and courses, by quantity and time. */
export const discounts: typeof vi = {
  ...words,
  section: '割引',
  time: '適用期間',
  delete_text: '割引はゴミ箱に移り、そこから復元できます。対象の商品は通常価格に戻ります。',
  expired_note: 'この割引は期限切れです。編集して再び使うには、新しい終了日時を指定してください。',
  standing: { running: '実施中', ahead: '開始前', disabled: '無効', over: '期限切れ' },
  left: '残り%{span}',
  from: '%{moment}から',
  bulk: { enable: '有効にする', disable: '無効にする' },
  rows: {
    quantity: '数量（以上）',
    discount: '1個あたりの割引',
    help: '例：5個以上で10%、10個以上で%{amount}引き。「10%」または「15000」と入力します。購入数が届く中で数量が最も大きい行が適用されます。',
  },
  overlap: {
    text: '同じ期間に別の割引があります。商品に付く割引は1つだけなので二重に引かれることはありません。ここで割り当てると、元の割引から外れます：',
    one: '%{from} – %{to}、%{smart_count}点',
  },
  uses: {
    title: '対象の商品',
    count: '%{count}点の商品がこの割引の対象です',
    assign: '商品に割り当て…',
    assign_title: 'この割引を商品に割り当て',
    products: '商品',
    leaving: '%{smart_count}点は別の割引の対象で、そこから外れます：%{titles}',
    give: '割り当て',
    assigned: '%{smart_count}点の商品に割引を割り当てました。',
  },
  no_products: '商品が見つかりません',
  simulator: {
    title: '価格の試算',
    intro: '上の入力内容で計算します。未保存でもかまいません。',
    product: '商品',
    price: '試す価格',
    agency: '代理店',
    nobody: '一般のお客様',
    quantity: '数量',
    moment: '販売日時',
    chart: '数量別の単価',
    base: '通常価格 %{price}。',
    base_agency: '代理店価格 %{price}。',
    row: '%{quantity}個以上：−%{off}',
    standing: {
      running: 'その時点で割引は実施中です。',
      disabled: '割引は無効のため適用されません。',
      ahead: 'その時点では割引はまだ始まっていません（%{start}から）。',
      over: 'その時点では割引は終了しています（%{end}まで）。',
    },
    verdict: {
      gives: '適用されます',
      not_running: '適用外：その時点で割引は実施されていません',
      too_few: '数量不足：%{quantity}個以上が必要です',
      outdone: '%{quantity}個以上の行が優先されます',
    },
  },
  fields: {
    ...commonFields,
    title: '割引名',
    type_id: 'コンテンツタイプ',
    start: '開始',
    end: '終了',
    config: '割引内容',
    levels: '割引内容',
    posts_count: '商品数',
  },
  state: { enable: '有効', disable: '無効', expired: '期限切れ' },
}
