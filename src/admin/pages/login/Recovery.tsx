import { useEffect } from 'react'
import { recovery as en } from '../../../../i18n/en/recovery'
import { recovery as ja } from '../../../../i18n/ja/recovery'
import { recovery as vi } from '../../../../i18n/vi/recovery'
import { AskForLink } from './AskForLink'
import { NewPassword } from './NewPassword'
import { leavePlace } from './place'
import { type Language, strings } from './strings'

const texts = { vi, en, ja }

export type RecoveryWords = typeof vi

/** What somebody does who has forgotten their password: asks for a link, and sets another by it. */
export default function Recovery({ language, token }: { language: Language; token?: string }) {
  const words = texts[language]
  const title = token ? words.new_title : words.title
  const shared = strings[language]
  useEffect(() => {
    document.title = `${title} · ${shared.product}`
  }, [title, shared])
  return (
    <>
      <h1>{title}</h1>
      {token ? <NewPassword {...{ words, shared, token }} /> : <AskForLink {...{ words, shared }} />}
      <p className="login-help">
        <button type="button" className="login-link" onClick={leavePlace}>
          {words.back}
        </button>
      </p>
    </>
  )
}
