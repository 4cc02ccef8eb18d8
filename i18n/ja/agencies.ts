import type { agencies as vi } from '../vi/agencies'
import { commonFields, crudWords } from './crud'

const words = crudWords('代理店', '専用価格で仕入れるカフェやお店を追加し、担当者を登録しましょう。')

/** Cafés and shops that buy at prices of their own, and their people. */
export const agencies: typeof vi = {
  ...words,
  intro: '専用価格で仕入れるカフェやお店です。',
  sort_hint: 'ドラッグで並べ替えられます。',
  section: '代理店',
  fields: {
    ...commonFields,
    name: '代理店名',
    users_count: '人数',
  },
}
