/** The rich-text editor: its tools, and the link dialog. */
export const editor = {
  loading: 'エディターを読み込み中…',
  toolbar: '文字の書式',
  link: {
    title: 'リンク',
    url: 'アドレス',
    text: '表示する文字',
    new_tab: '新しいタブで開く',
    apply: 'リンクを設定',
    remove: 'リンクを解除',
  },
}

/** Words that the editor's own buttons look for under `ra.tiptap`. */
export const tiptap = {
  align_center: '中央揃え',
  align_justify: '両端揃え',
  align_left: '左揃え',
  align_right: '右揃え',
  blockquote: '引用',
  bold: '太字',
  clear_format: '書式をクリア',
  code: 'コード',
  color: '文字色',
  current_level: '現在のスタイル',
  heading1: '見出し1',
  heading2: '見出し2',
  heading3: '見出し3',
  heading4: '見出し4',
  heading5: '見出し5',
  heading6: '見出し6',
  highlight: '背景色',
  image: '画像を挿入',
  image_dialog: '画像のアドレス',
  italic: '斜体',
  link: 'リンクを設定',
  list_bulleted: '箇条書き',
  list_numbered: '番号付きリスト',
  paragraph: '段落',
  select_level: 'スタイルを選択',
  strike: '取り消し線',
  underline: '下線',
}
