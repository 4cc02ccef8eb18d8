import type { agencies as vi } from '../vi/agencies'
import { commonFields, crudWords } from './crud'

const words = crudWords('代理店', '専用価格で仕入れるカフェやお店を追加し、担当者を登録しましょう。')

/** Cafés and shops that buy at prices of their own, and their people. */
export const agencies: typeof vi = {
  ...words,
  intro: '専用価格で仕入れるカフェやお店です。',
  sort_hint: 'ドラッグで並べ替えられます。',
  section: '代理店',
  orders: '代理店の注文',
  credit_limit_hint: '未払いがこの額を超えると、新しい注文で警告します。空欄は上限なしです。',
  prices: { title: '専用価格', none: 'この代理店の専用価格がある商品はありません。', price: '代理店価格' },
  takes: {
    prices: '%{smart_count}点の商品の代理店価格がなくなります。',
    users: '%{smart_count}人が代理店から外れます。アカウントは残ります。',
  },
  notifications: { ...words.notifications, people_failed: '代理店のメンバーを変更できませんでした。' },
  people: {
    title: '代理店の担当者',
    search: '代理店内を検索',
    none: 'この代理店にはまだ誰もいません',
    names_only: 'メンバー一覧の閲覧権限がないため、名前だけが表示されます。',
    find: '名前・電話番号・メールで検索',
    not_found: '見つかりません',
    add: '代理店に追加',
    remove: '代理店から外す',
    added: '%{smart_count}人を代理店に追加しました。',
    removed: '%{smart_count}人を代理店から外しました。',
    more: 'さらに表示（%{count}）',
  },
  fields: {
    ...commonFields,
    name: '代理店名',
    credit_limit: '与信限度額',
    users_count: '人数',
  },
}
