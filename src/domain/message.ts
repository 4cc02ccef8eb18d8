/** An i18n key with parameters, never a sentence. */
export interface Message {
  key: string
  params?: Record<string, string | number>
}

/** Field path (`seo.title`, `content[0].title`) → its messages. */
export type FieldErrors = Record<string, Message[]>
