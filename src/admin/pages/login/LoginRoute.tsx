import { useTheme } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { nextPath } from '../../components/screens/loginPaths'
import { profileKey } from '../../providers/auth/profile'
import { type Credentials, type SignInResult, takeProfile } from '../../providers/auth/session'
import { logoOf, useSite } from '../../providers/site'
import { finishLoading } from '../../startup/progress'
import { rememberedLanguage, siteName } from '../../startup/strings'
import { Login } from './Login'

export function LoginRoute({ signIn }: { signIn: (credentials: Credentials) => Promise<SignInResult> }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [, setLocale] = useLocaleState()
  const isDark = useTheme().palette.mode === 'dark'
  // From the saved settings, so that a logo changed before signing out shows without a reload.
  const logo = logoOf(useSite(), isDark)
  useEffect(finishLoading, [])
  return (
    <Login
      language={rememberedLanguage()}
      site={siteName()}
      logo={logo}
      signIn={signIn}
      reason={new URLSearchParams(search).get('reason')}
      onLanguage={setLocale}
      onSignedIn={() => {
        // The next user must not see cached data of the one before.
        client.clear()
        const profile = takeProfile()
        if (profile) client.setQueryData(profileKey, profile)
        navigate(nextPath(search), { replace: true })
      }}
    />
  )
}
