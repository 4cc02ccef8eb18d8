import { commonFields, crudWords } from './crud'

/** What is said differently of articles, products and courses: all that has their noun in it. */
const wordsOf = (noun: string, hint: string) => {
  const words = crudWords(noun, hint)
  return {
    ...words,
    title: {
      ...words.title,
      list: `すべての${noun}`,
      approved: `承認済みの${noun}`,
      calendar: '公開カレンダー',
    },
    bulk: {
      publish: '公開する',
      hide: '非公開にする',
      publish_title: `選択した${noun}を公開しますか？ |||| 選択した%{smart_count}件の${noun}を公開しますか？`,
      publish_text: 'サイトで読者に表示されます。',
      hide_title: `選択した${noun}を非公開にしますか？ |||| 選択した%{smart_count}件の${noun}を非公開にしますか？`,
      hide_text: 'サイトで読者に表示されなくなります。',
      not_publish: `%{smart_count}件の${noun}を公開できませんでした |||| %{smart_count}件の${noun}を公開できませんでした`,
      not_hide: `%{smart_count}件の${noun}を非公開にできませんでした |||| %{smart_count}件の${noun}を非公開にできませんでした`,
    },
    approve: {
      action: '承認',
      action_of: '「%{name}」を承認',
      waiting: `この${noun}は承認を待っています。`,
      hint: '承認すると、保存済みの内容がサイトに表示されます。',
      hint_unsaved:
        '承認すると、最後に保存した内容がサイトに表示されます。まだ保存していない変更はフォームに残ります。',
      done: '「%{name}」を承認しました。',
    },
    groups: {
      main: '基本情報',
      content: '本文',
      publish: '公開設定',
      place: 'カテゴリー',
      pictures: '画像',
      related: `関連する${noun}`,
      seo: '検索と共有',
      custom: '追加情報',
      about: `この${noun}について`,
    },
    related_empty: `一致する${noun}がありません`,
    help: {
      title: '内容がわかるタイトルを付けましょう。',
      image: `${noun}の先頭と一覧に表示されます。`,
      draft: '下書きはタイトルとスラッグだけで保存できます。公開や承認依頼には画像が必要です。',
      draft_writer:
        '下書きはタイトルとスラッグだけで保存できます。準備ができたら「承認待ち」を選んでください。',
    },
    notifications: {
      ...words.notifications,
      approve_failed: `${noun}を承認できませんでした。`,
      move_failed: `${noun}の日時を変更できませんでした。`,
    },
  }
}

/** Posts: the list and the form. */
export const posts = {
  ...wordsOf('記事', '最初の記事を書きましょう。タイトルだけで下書きを保存できます。'),
  as: {
    product: wordsOf('商品', '最初の商品を追加しましょう。タイトルだけで下書きを保存できます。'),
    course: wordsOf('講座', '最初の講座を追加しましょう。タイトルだけで下書きを保存できます。'),
  },
  search: 'タイトルで検索',
  no_category: 'カテゴリーなし',
  no_author: '作成者不明',
  no_image: '画像なし',
  approved_for: '「%{name}」を承認しました。%{at}に公開されます。',
  scheduled_at: '%{at} 公開',
  status: {
    published: '公開',
    scheduled: '公開予約',
    hidden: '非公開',
    draft: '下書き',
    pending: '承認待ち',
  },
  section: {
    name: 'セクション%{place}',
    named: 'セクション%{place}：%{title}',
    title: 'セクションの見出し',
    image: 'セクションの画像',
    add_image: 'このセクションに画像を追加',
    content: 'セクションの本文',
    add: 'セクションを追加',
    remove: 'このセクションを削除',
    open: '%{name}を開く',
    close: '%{name}を折りたたむ',
    remove_title: '「%{name}」を削除しますか？',
    remove_text: 'このセクションには内容があります。削除すると失われます。',
    empty: 'セクションはまだありません。見出し、画像、本文で構成されます。',
  },
  seo: {
    title: '検索結果のタイトル',
    image: '共有時の画像',
    description: '検索結果の説明',
    keywords: 'キーワード',
    keywords_help: 'キーワードはコンマで区切ります。',
    links: 'キーワードのリンク',
    links_help: '本文中のこれらの言葉が、指定したアドレスへのリンクになります。',
    link: 'リンク%{place}',
    link_name: 'キーワード',
    link_url: 'アドレス',
    add_link: 'リンクを追加',
    remove_link: 'リンク「%{name}」を削除',
  },
  never: 'まだ保存されていません',
  fields: {
    ...commonFields,
    type_id: 'コンテンツタイプ',
    image: 'アイキャッチ画像',
    images: '画像一覧',
    description: '概要',
    content: '本文',
    category_id: 'メインカテゴリー',
    parent_category_id: '親カテゴリー',
    related_ids: '関連コンテンツ',
    seo: '検索と共有',
    custom: '追加情報',
    author_id: '作成者',
    publish_at: '公開日時',
    approved_at: '承認日時',
    approved_by: '承認者',
  },
}
