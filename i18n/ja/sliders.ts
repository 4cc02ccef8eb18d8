import type { sliders as vi } from '../vi/sliders'
import { commonFields, crudWords } from './crud'

export const sliders: typeof vi = {
  ...crudWords('スライダー', 'まずトップページ用のスライダーを追加し、ライブラリから画像を選びましょう。'),
  section: '基本情報',
  key_help: 'サイトはこのキーでスライダーを呼び出します。変更する前にサイトの制作者に確認してください。',
  slides: {
    list: 'スライド',
    add: '空のスライドを追加',
    pick: 'ライブラリから選ぶ',
    picked: 'スライドを1枚追加しました。 |||| スライドを%{smart_count}枚追加しました。',
    unnamed: 'スライド%{place}',
    full: 'スライドは%{max}枚までです。',
  },
  preview: {
    title: 'プレビュー',
    label: 'カルーセル',
    before: '前のスライド',
    after: '次のスライド',
    play: '自動再生',
    stop: '停止',
    place: 'スライド%{place}／%{total}',
    none: '表示する画像がまだありません。',
  },
  fields: {
    ...commonFields,
    title: 'スライダー名',
    key: 'キー',
    items: 'スライド',
    items_count: '枚数',
    lines: '内容',
    alt: '画像が見えない人のための説明',
    heading: '画像の上の文字',
    url: '画像のリンク先',
  },
}
