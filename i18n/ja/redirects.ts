import type { redirects as vi } from '../vi/redirects'
import { commonFields, crudWords } from './crud'

export const redirects: typeof vi = {
  ...crudWords(
    'リダイレクト',
    'ページのアドレスが変わったら、リダイレクトを追加して訪問者を新しいページへ案内しましょう。',
  ),
  fields: { ...commonFields, source: '旧アドレス', destination: '新アドレス', code: '種類' },
  code: { 301: '恒久的（301）', 302: '一時的（302）' },
  section: 'リダイレクト',
  help: {
    source: 'ドメインに続く部分（例：/old-news/coffee）',
    destination: 'サイト内のパス、または https:// で始まるアドレス',
  },
  final: '最終的な行き先：%{final}',
  shorten: '短縮',
  shortened: '%{final} へ直接移動するようになりました。',
  shortened_temporary:
    '途中に一時的なリダイレクトがあったため、一時的（302）として %{final} へ直接移動するようになりました。',
  moved: {
    lead: '%{from} から %{to} へ読者を案内する（301）',
    help: '古いリンクや検索結果からも、このページに届きます。',
    replaces: '%{from} から %{to} へのリダイレクトがあります。循環しないよう、保存時に削除されます。',
    hides: '%{from} から %{to} へのリダイレクトがあるため、読者はこのページに届きません。',
  },
  tester: {
    open: 'アドレスを試す',
    title: 'このアドレスの行き先',
    address: 'サイト内のアドレス',
    ask: '試す',
    none: '%{address} からのリダイレクトはありません。',
    page: '%{smart_count}回のリダイレクトで %{address} に届きます。 |||| %{smart_count}回のリダイレクトで %{address} に届きます。',
    outside:
      '%{smart_count}回のリダイレクトで別のサイト %{address} へ移ります。 |||| %{smart_count}回のリダイレクトで別のサイト %{address} へ移ります。',
    far: '%{smart_count}回リダイレクトしても届かず、ブラウザーは中断します。 |||| %{smart_count}回リダイレクトしても届かず、ブラウザーは中断します。',
  },
}
