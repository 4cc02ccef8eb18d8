import type { discounts as vi } from '../vi/discounts'
import { commonFields, crudWords } from './crud'

const words = crudWords('割引', '数量ごとの割引と期間を決めて、商品に割り当てましょう。')

/** Discounts on products and courses, by quantity and time. */
export const discounts: typeof vi = {
  ...words,
  section: '割引',
  fields: {
    ...commonFields,
    title: '割引名',
    type_id: 'コンテンツタイプ',
    start: '開始',
    end: '終了',
    config: '割引内容',
    levels: '割引内容',
    posts_count: '対象数',
  },
  state: { enable: '有効', disable: '無効', expired: '期限切れ' },
}
