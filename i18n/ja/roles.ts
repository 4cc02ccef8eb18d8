import type { roles as vi } from '../vi/roles'
import { commonFields, crudWords } from './crud'

const words = crudWords('ロール', 'ロールに権限をまとめておくと、メンバーに一度で割り当てられます。')

export const roles: typeof vi = {
  ...words,
  fields: {
    ...commonFields,
    name: 'ロール名',
    permissions: '権限',
    users_count: 'メンバー',
  },
  section: { about: 'ロール', permissions: '権限' },
  search: '名前、説明で検索',
  name_hint: '2〜20文字。',
  presets: {
    begin: 'ひな形から始めて、権限を調整できます：',
    editor: { name: '編集者', description: '記事の執筆・編集・公開、コメントへの返信' },
    shop: { name: '販売担当', description: '注文の処理、商品・価格・割引の管理' },
    warehouse: { name: '倉庫担当', description: '入庫・出庫・移動・棚卸し' },
    accountant: { name: '経理', description: '注文・入出庫伝票・原価・レポートの確認' },
  },
  matrix: {
    chosen: '%{total}件中%{count}件の権限を選択中',
    all: 'すべての権限',
    row: '「%{area}」のすべての権限',
    column: '%{verb}：グループ「%{group}」全体',
    group: 'グループ「%{group}」全体',
    beyond: 'あなたにない権限のため、追加も削除もできません。',
    own: 'ご自身のロールです。権限の追加のみ可能で、削除はできません。',
    beyond_note: '薄く表示されているのはあなたにない権限です。追加も削除もできません。',
    keyboard: '矢印キーで移動し、スペースキーで選択します。',
  },
  standing: {
    own: 'ご自身が持つロールです。権限の追加はできますが、名前の変更、権限やロールの削除はできません。他の管理者にご依頼ください。',
    above: 'あなたにない権限を含むロールのため、閲覧のみ可能です。',
  },
  members: {
    title: 'ロールのメンバー',
    with: 'このロールのメンバー',
    without: 'ロールのない人',
    search: '氏名、メール、電話で検索',
    assign: 'このロールを割り当てる',
    revoke: 'このロールを取り消す',
    assigned: '%{smart_count}人にロールを割り当てました。 |||| %{smart_count}人にロールを割り当てました。',
    revoked: '%{smart_count}人のロールを取り消しました。 |||| %{smart_count}人のロールを取り消しました。',
    none_with: 'このロールのメンバーはいません。',
    none_without: '全員にロールがあります。',
    self: '自分自身のロールは変更できません',
    beyond: 'あなたにない権限を含むロールのため、割り当ても解除もできません。',
    also: '他のロール：%{roles}',
  },
  delete_text: 'このロールのメンバーは、その権限を失います。',
  bulk_delete_text: 'これらのロールのメンバーは、その権限を失います。',
  notifications: {
    ...words.notifications,
    members_failed: 'これらのメンバーのロールを変更できませんでした。',
  },
}
