import type { SeedMessages } from '../vi/seed'

export const seed: SeedMessages = {
  making: 'サンプルの事業データを作成しています…',
  progress: '記事 %{done} / %{total} 件を作成',
  made: '%{seconds} 秒で完了しました。記事 %{posts} 件、画像 %{media} 点、アカウント %{users} 件。',
  sign_in: '次のアカウントでログインできます（パスワード: %{password}）:',
  not_empty:
    'すでにデータがあるため、何も追加していません。足りないサンプルを補うには次を実行してください: npm run seed -- --force',
  usage: '使い方: npm run seed -- [--posts <件数>] [--force]',
}
