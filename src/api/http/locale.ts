import { errors as enErrors } from '../../../i18n/en/errors'
import { validation as enValidation } from '../../../i18n/en/validation'
import { errors as jaErrors } from '../../../i18n/ja/errors'
import { validation as jaValidation } from '../../../i18n/ja/validation'
import { errors as viErrors } from '../../../i18n/vi/errors'
import { validation as viValidation } from '../../../i18n/vi/validation'
import type { Message } from '../../domain/message'

const dictionaries = {
  vi: { errors: viErrors, validation: viValidation },
  en: { errors: enErrors, validation: enValidation },
  ja: { errors: jaErrors, validation: jaValidation },
}

export type Locale = keyof typeof dictionaries

export const localeOf = (header: string | undefined): Locale => {
  const language = header?.trim().slice(0, 2).toLowerCase()
  return language === 'en' || language === 'ja' ? language : 'vi'
}

export const dictionaryOf = (locale: Locale) => dictionaries[locale]

const said = (value: string | number, locale: Locale): string =>
  typeof value === 'number' ? value.toLocaleString(locale) : value

export function translate(locale: Locale, { key, params }: Message): string {
  const [block, name] = key.split('.') as ['errors' | 'validation', string]
  const sentences: Record<string, unknown> = dictionaries[locale][block]
  const sentence = sentences[name]
  if (typeof sentence !== 'string') throw new Error(`No message for ${key}`)
  return sentence.replace(/%\{(\w+)\}/g, (_, param: string) => said(params?.[param] ?? '', locale))
}
