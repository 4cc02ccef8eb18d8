import type { preview as vi } from '../vi/preview'

/** A post as a reader would see it. */
export const preview: typeof vi = {
  open: 'プレビュー',
  title: '読者の見え方',
  width: '画面の幅',
  desktop: 'パソコン',
  phone: 'スマートフォン',
  untitled: 'タイトル未入力',
  site: 'サイトでの表示',
  new_tab: '新しいタブで開く',
  kept: '最新の変更を反映できませんでした：',
  failed: 'プレビューを表示できません：',
}
