import { renderToString } from 'react-dom/server'
import { interfaceLanguages } from '../../startup/strings'
import { Login } from './Login'

const nothing = () => undefined

/**
 * The login form as HTML, once per language: the boot script has set `<html lang>` before the first paint, and CSS
 * shows the form of that language. `mount.tsx` hydrates that one and removes the others.
 */
export const renderLogin = (): string =>
  interfaceLanguages
    .map((language) => {
      const html = renderToString(
        <Login language={language} signIn={async () => ({ ok: true })} onSignedIn={nothing} />,
        {
          identifierPrefix: language,
        },
      )
      return `<div data-form="${language}">${html}</div>`
    })
    .join('')
