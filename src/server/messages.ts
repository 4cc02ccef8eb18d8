import { server as en } from '../../i18n/en/server'
import { server as ja } from '../../i18n/ja/server'
import { type ServerMessages, server as vi } from '../../i18n/vi/server'

const languages: Record<string, ServerMessages> = { vi, en, ja }

/** The terminal's language if supported; English when it is unset or `C`. */
function terminalLanguage(): ServerMessages {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const code = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase()
  return languages[code] ?? en
}

export function say(key: keyof ServerMessages, params: Record<string, string | number> = {}): string {
  return terminalLanguage()[key].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** A reason not to start that the operator can fix: shown as a message, without a stack. */
export class StartError extends Error {
  constructor(
    readonly key: keyof ServerMessages,
    readonly params?: Record<string, string | number>,
  ) {
    super(say(key, params))
  }
}
