/** Drafts on the server, and who else is in a record. */
export const autosave = {
  offered: '%{time}の未保存の下書きが、別のパソコンまたは別のウィンドウにあります。',
  restore: '復元',
  discard: '下書きを破棄',
  kept: '%{time}に下書きを保存しました',
  here: '下書きはこのパソコンだけにあります',
  editing: '%{name}さんが%{time}から編集中です。',
  looking: '%{name}さんが%{time}から閲覧中です。',
  several: '他に%{smart_count}人が開いています',
  saved_by: '%{name}さんが%{time}に新しい版を保存しました。',
  saved: '%{time}に新しい版が保存されました。',
  saved_by_me: '%{time}に別のウィンドウで新しい版を保存しました。',
  load: '新しい版を読み込む',
  merge: '自分の内容と統合する',
  failed: '新しい版を読み込めませんでした。',
  unfinished: '書きかけ',
  untitled: '（名前なし）',
}
