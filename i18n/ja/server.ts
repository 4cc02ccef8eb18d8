import type { ServerMessages } from '../vi/server'

export const server: ServerMessages = {
  ready: 'Nếpを起動しました: %{address}',
  site_ready: 'お客様向けサイト: %{address}',
  owner:
    'オーナーアカウントを作成しました。パスワードは一度しか表示されません。ログイン後に変更してください。',
  owner_given: 'オーナーアカウントを OWNER_PASSWORD のパスワードで作成しました。',
  owner_email: 'メール',
  owner_password: 'パスワード',
  folder_in_use:
    'データフォルダー %{folder} は別のプロセス（PID %{pid}、ホスト %{host}）が使用中です。そのプロセスを停止するか、DATA_DIR で別のフォルダーを指定してください。',
  address_in_use: 'アドレス %{address} は使用中です。%{setting} で別のポートを指定してください。',
  not_built: '管理画面がまだビルドされていません。次を実行してください: npm run build',
  bad_setting: '設定 %{name} の値が正しくありません: %{value}',
  bad_bucket:
    '設定 %{name} は s3://キー:シークレット@ホスト/バケット/フォルダー?region=… の形で指定してください。キーとシークレットの特殊文字は %XX で書いてください。',
  database: 'データベースを開けませんでした: %{reason}',
  bucket_shared:
    'FILES_URL と BACKUP_DIR の場所が重なっています。バケット内に別々のフォルダーを指定してください。',
  bad_folder:
    '%{folder} をデータフォルダーとして使用できません（%{reason}）。書き込み権限を確認するか、DATA_DIR で別のフォルダーを指定してください。',
  bucket_away: 'バケットを読み書きできませんでした（%{reason}）。',
  bucket_refused:
    'バケットに拒否されました（%{reason}）。FILES_URL と BACKUP_DIR のキー、バケット、リージョンを確認してください。',
  database_damaged:
    '%{folder} のデータベースが破損しているか、ファイルが足りません（%{reason}）。何も変更していません。バックアップからこのフォルダーを復元してください。',
  database_gone:
    'このデータフォルダーは使用されていましたが、データベース %{folder} がありません。バックアップから復元するか、DATABASE_URL を設定するか、DATA_DIR で空のフォルダーを指定してください。',
  database_older:
    'このデータベースは 1.0.0 より前のもので、その直前までの更新が済んでいません。何も変更していません。1.0.0 直前のビルドで一度起動するか、DATA_DIR または DATABASE_URL で別のデータベースを指定してください。',
  short_secret: '%{name} は %{length} 文字以上にしてください。',
  damaged_secret:
    'シークレット %{file} が破損しています。バックアップから復元してください。削除すると、全員がログインし直すことになります。',
  bad_secret: 'シークレット %{file} を読み取れません（%{reason}）。',
  reconcile_none: '在庫とお金は正常です。すべてのロット・注文・残高・合計が台帳と一致しています。',
  reconcile_found:
    '%{count}件の差異があります。変更は行っていません。台帳に合わせるには: npm run reconcile -- --repair',
  reconcile_repaired: '%{count}件を修正しました。残り%{left}件は確認が必要です。',
  reconcile_lot: '%{warehouse}、商品%{code}、ロット%{id}: 記録は%{found}、台帳は%{expected}',
  reconcile_number: '%{warehouse}、商品%{code}: 在庫数の記録は%{found}、台帳は%{expected}',
  reconcile_money: '%{warehouse}、商品%{code}: 在庫金額の記録は%{found}、台帳は%{expected}',
  reconcile_expiry: '%{warehouse}、商品%{code}: 最短期限の記録は%{found}、台帳は%{expected}',
  reconcile_slip: '%{warehouse}、伝票%{code}: 取消済みの移動は%{found}件、正しくは%{expected}件',
  reconcile_promise: '注文 %{id}、商品 %{code}：引当数 %{found}、注文では %{expected}',
  reconcile_days: '%{warehouse}、商品%{code}: その日の出庫計の記録は%{found}、台帳は%{expected}',
  reconcile_months: '%{warehouse}、商品%{code}: その月の出庫計の記録は%{found}、台帳は%{expected}',
  reconcile_order_paid: '注文 %{code}：入金額は %{found}、入金の合計は %{expected}',
  reconcile_order_owed: '注文 %{code}：請求額は %{found}、台帳では %{expected}',
  reconcile_order_returned: '注文 %{code}：返品額は %{found}、返品の合計は %{expected}',
  reconcile_slip_paid: '伝票 %{code}：支払額は %{found}、支払いの合計は %{expected}',
  reconcile_slip_owed: '伝票 %{code}：支払うべき額は %{found}、台帳では %{expected}',
  reconcile_open: '入出金 %{code}：未充当は %{found}、正しくは %{expected}',
  reconcile_party_sum: '%{code} の残高：%{found}、台帳では %{expected}',
  reconcile_party: '%{code} の残高：台帳では %{found}、注文と入出金では %{expected}',
  reconcile_day: '%{code}：合計は %{found}、台帳では %{expected}',
  reconcile_list: '注文一覧（%{code}）：合計は %{found}、注文の集計では %{expected}',
  reconcile_usage: '使い方: npm run reconcile -- [--repair]',
  archive_gone: 'バックアップ %{file} を読み取れません。',
  archive_damaged:
    'バックアップ %{file} が破損しているか、途中で切れています（%{reason}）。何も変更していません。別のバックアップを使用してください。',
  archive_newer:
    'このバックアップは、より新しい Nếp %{version} で作成されました。何も変更していません。Nếp を更新してからやり直してください。',
  table_differs:
    'テーブル %{table} が一致しません（%{found}行。正しくは%{expected}行で同じ内容）。読み込んだデータは破棄しました。',
  place_filled:
    '%{place} にはすでにデータがあります。何も変更していません。空のフォルダーまたはデータベースを指定してください。',
  files_differ:
    'バケットのファイルは %{found} 件ですが、%{expected} 件のはずです。同じコマンドをもう一度実行してください。',
  nothing_here: '%{folder} には、バックアップや移動の対象となるデータベースがありません。',
  fill_unfinished:
    '前回の復元または移動が途中で止まっています。同じコマンドをもう一度実行してください。取りやめて元のデータを使う場合は %{file} を削除してください。',
  backup_usage: '使い方: npm run backup',
  backup_asked: 'サーバーが稼働中のため（PID %{pid}）、サーバー自身がバックアップします。お待ちください…',
  backup_step_copy: 'データをコピーしています…',
  backup_step_write: 'バックアップを書き込んでいます…',
  backup_step_check: '試しに復元して確認しています…',
  backup_step_send: 'バケットに送信しています…',
  backup_made: 'バックアップを作成し、確認しました: %{file}（%{size} MB）',
  backup_missing:
    '注意: データが参照するファイルのうち%{count}件は、バックアップ前からフォルダーにありません。',
  backup_failed: 'バックアップできませんでした: %{reason}',
  backup_alone: 'バックアップが終わる前にサーバーが停止しました。',
  restore_usage: '使い方: npm run restore -- ファイル | 名前',
  restore_there: '%{place} にあるバックアップ:',
  restore_made:
    '%{tables}テーブル、%{rows}行を %{at} の状態に復元しました。全員がログインし直す必要があります。',
  restore_unchecked: '（未確認）',
  move_usage: '使い方: npm run move -- --to postgres://… | フォルダー [--data フォルダー] [--files s3://…]',
  move_same: 'データはすでにそこにあります。',
  move_busy:
    'このデータベースはまだ使用中です。Nếp のプロセスをすべて停止し、1分待ってからもう一度実行してください。',
  move_rows:
    '%{tables}テーブル、%{rows}行を移動し、テーブルごとに一致を確認しました。全員がログインし直す必要があります。',
  move_to_server:
    '今後は DATABASE_URL に移動先のアドレスを、DATA_DIR に %{folder} を設定して起動してください。',
  move_to_folder: '今後は DATABASE_URL を外し、DATA_DIR=%{folder} を設定して起動してください。',
  move_files_to_bucket: 'ファイルはバケットに移りました。FILES_URL に移動先のアドレスを設定してください。',
  move_kept: '元のデータベースは %{folder} に残してあります。不要になったら削除してください。',
  move_files_to_folder: 'ファイルは DATA_DIR に移りました。FILES_URL を外してください。',
  move_source_stays:
    'サーバー上の元のデータベースはそのまま残っています。どのプロセスからも開かないようにしてください。',
}
