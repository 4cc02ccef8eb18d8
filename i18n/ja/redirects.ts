import type { redirects as vi } from '../vi/redirects'
import { commonFields, crudWords } from './crud'

export const redirects: typeof vi = {
  ...crudWords(
    'リダイレクト',
    'ページのアドレスが変わったら、リダイレクトを追加して訪問者を新しいページへ案内しましょう。',
  ),
  fields: { ...commonFields, source: '旧アドレス', destination: '新アドレス', code: '種類' },
  code: { 301: '恒久的 (301)', 302: '一時的 (302)' },
  section: 'リダイレクト',
  help: {
    source: 'ドメインに続く部分（例: /old-news/coffee）',
    destination: 'サイト内のパス、または https:// で始まるアドレス',
  },
  final: '最終的な行き先: %{final}',
  shorten: '短縮',
  shortened: '%{final} へ直接移動するようになりました。',
}
