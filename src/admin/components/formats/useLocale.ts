import { useI18nProvider } from 'react-admin'

/** Unlike `useLocaleState` it does not subscribe: a change of language rerenders all that translates anyway. */
export const useLocale = (): string => useI18nProvider().getLocale()
