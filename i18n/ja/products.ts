/** Products: what is sold, and for how much; fetched with their list and form. */
export const products = {
  sale: '販売',
  code_help: '空欄のまま保存すると、%{example}のようなコードが付きます。',
  agency: '代理店',
  add_agency: '代理店を追加',
  no_agency: '該当する代理店はありません',
  from_quantity: '%{quantity}個から%{price}',
  try_price: 'この割引で価格を試す',
  standing: {
    disabled: 'この割引は無効になっています。',
    ahead: 'この割引はまだ始まっていません。',
    over: 'この割引は終了しました。',
  },
  reprice: {
    action: '価格を変更',
    title: '選択した商品の価格を変更 |||| 選択した%{smart_count}件の商品の価格を変更',
    way: '変更方法',
    percent_up: '割合で上げる',
    percent_down: '割合で下げる',
    amount_up: '金額で上げる',
    amount_down: '金額で下げる',
    percent: 'パーセント',
    amount: '金額',
    round: '%{amount}単位に丸める',
    unread: '0より大きい数を入力してください',
    preview: '変更前と変更後の価格',
    before: '現在',
    after: '変更後',
    sum: '%{smart_count}件の合計 |||| %{smart_count}件の合計',
    refused:
      '%{smart_count}件は新しい価格が範囲外になるため、変更されません。 |||| %{smart_count}件は新しい価格が範囲外になるため、変更されません。',
    apply: '価格を変更',
    not_changed:
      '%{smart_count}件の価格を変更できませんでした |||| %{smart_count}件の価格を変更できませんでした',
  },
}
