import type { layout as vi } from '../vi/layout'

export const layout: typeof vi = {
  menu: {
    label: 'メインメニュー',
    dashboard: 'ダッシュボード',
    media: 'メディア',
    media_library: 'ライブラリ',
    media_add: '新規追加',
    members: 'メンバー',
    users: 'メンバー一覧',
    settings: '設定',
    widgets: 'ウィジェット',
    appearance: '外観',
    waiting: '対応待ち%{count}件',
    sections: {
      content: 'コンテンツ',
      sales: '販売',
      stock: '在庫',
      site: 'サイト',
      admin: '管理',
    },
    settings_pages: '全般設定',
    find: 'メニュー内を検索',
    none_found: '一致する項目がありません',
    history: '履歴',
  },
  /** Types of widgets that many sites have; others are shown as they are written. */
  widget_types: {
    home: 'トップページ',
    header: 'ヘッダー',
    footer: 'フッター',
    banner: 'バナー',
    contact: 'お問い合わせ',
    policy: 'ポリシー',
    sidebar: 'サイドバー',
    shop: 'ショップ',
  },
  sidebar: {
    open: 'メニューを開く',
    close: 'メニューを閉じる',
    expand: 'メニューを展開',
    collapse: 'メニューを折りたたむ',
  },
  bar: {
    search: '検索',
    dark: 'ダークテーマ',
    rtl: '右から左のレイアウト',
    account_menu: '%{name}さんのアカウント',
    account: 'アカウント',
    change_password: 'パスワードの変更',
    sessions: 'ログイン状況',
    keys: 'APIキー',
    support: 'サポート',
    logout: 'ログアウト',
  },
  bell: {
    label: '新着',
    count: '新着：未確認%{count}件',
    empty: '新しい注文、コメント、お問い合わせはありません',
    settings: '音と通知',
    guest: 'ゲスト',
    items: {
      orders: '%{name}さんの注文 %{text}',
      comments: '%{name}さんのコメント',
      feedback: '%{name}さんからのお問い合わせ',
    },
    arrived: {
      orders: '%{name}さんから新しい注文 %{text} が届きました',
      comments: '%{name}さんの新しいコメント：%{text}',
      feedback: '%{name}さんから新しいお問い合わせ：%{text}',
      many: '新着が%{count}件あります',
    },
  },
  greeting: {
    morning: 'おはようございます、%{name}さん',
    afternoon: 'こんにちは、%{name}さん',
    evening: 'こんばんは、%{name}さん',
  },
  breadcrumb: 'パンくずリスト',
  not_found: {
    title: 'ページが見つかりません',
    message:
      '申し訳ありません。エラーが発生しました。お探しのページは存在しないか、移動した可能性があります。',
  },
  no_access: {
    title: 'このページを表示する権限がありません',
    message: '業務で必要な場合は、管理者に権限の追加を依頼してください。',
  },
  failed: {
    title: 'ページの表示に失敗しました',
    message: '申し訳ありません。エラーが発生しました。しばらくしてからもう一度お試しください。',
    kept: '%{time}までに入力した内容は保存されており、ページが開けば元に戻ります。',
  },
  offline: {
    bar: 'ネットワークに接続していません。保存していない内容はこのページに残っています。',
    title: 'ネットワークに接続していません',
    message: 'このページを読み込めませんでした。接続が戻ると自動で開きます。',
  },
  away: {
    title: 'サーバーに接続できません',
    message: 'このページを読み込めませんでした。サーバーが復旧すると自動で開きます。',
  },
  new_version: {
    bar: '新しいバージョンがあります。',
    title: '新しいバージョンがあります',
    message: '新しいバージョンを使うには、ページの再読み込みが必要です。',
    reload: '再読み込み',
  },
  empty: 'まだ何もありません',
  support: {
    title: 'サポート',
    intro: 'お困りですか？よくある質問をまとめました。',
    password: {
      title: 'パスワードを忘れた',
      text: '管理者に「メンバー」画面での再設定を依頼してください。新しいパスワードはその場に表示されるか、メールで送られます。',
    },
    access: {
      title: 'メニューに項目が見当たらない',
      text: 'メニューには、あなたのロールで使えるものだけが表示されます。管理者は「ロール」で権限を追加できます。',
    },
    draft: {
      title: '入力中にログアウトされた',
      text: '入力内容はこのブラウザーに保存されています。もう一度ログインすると、同じページに入力内容とともに戻ります。',
    },
    conflict: {
      title: '2人が同じ記事を編集した',
      text: '保存時に違いが表示され、どちらを残すか選べます。知らないうちに上書きされることはありません。',
    },
    keyboard: {
      title: 'キーボードでの操作',
      text: 'Tabで進み、Shift + Tabで戻り、Enterで開きます。各ページの最初のTabでメニューを飛ばせます。',
    },
  },
}
