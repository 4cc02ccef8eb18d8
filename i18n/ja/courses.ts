import type { courses as vi } from '../vi/courses'

/** Courses: their chapters and lessons. */
export const courses: typeof vi = {
  sale: '受講料と受講者',
  content: '章とレッスン',
  chapter: {
    list: '章',
    add: '章を追加',
    unnamed: '第%{place}章（名前未入力）',
    title: '章の名前',
    image: '章の画像',
    count: '%{smart_count}章 |||| %{smart_count}章',
  },
  lesson: {
    list: 'レッスン',
    add: 'レッスンを追加',
    unnamed: 'レッスン%{place}（名前未入力）',
    title: 'レッスン名',
    link: 'レッスンのファイルまたはリンク',
    duration: '時間（分）',
    highlight: '注目のレッスン',
    count: '%{smart_count}レッスン |||| %{smart_count}レッスン',
  },
  place: '第%{chapter}章 レッスン%{lesson}',
  doubles: 'レッスン名は講座の中で重ならないようにしてください：',
  double: '「%{name}」：%{first}と%{again}',
  more_doubles: 'ほか%{smart_count}件 |||| ほか%{smart_count}件',
  hours: '%{hours}時間',
  minutes: '%{minutes}分',
  hours_minutes: '%{hours}時間%{minutes}分',
}
