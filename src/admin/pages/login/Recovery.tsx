import { useEffect } from 'react'
import { type InterfaceLanguage, strings } from '../../startup/strings'
import { AskForLink } from './AskForLink'
import { NewPassword } from './NewPassword'
import { leavePlace } from './place'
import { recoveryStrings } from './recoveryStrings'

export default function Recovery({ language, token }: { language: InterfaceLanguage; token?: string }) {
  const words = recoveryStrings[language]
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
