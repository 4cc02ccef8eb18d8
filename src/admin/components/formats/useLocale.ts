import { useI18nProvider } from 'react-admin'

/**
 * Language of the interface, without the subscription of `useLocaleState`: a change rerenders all that translates
 * anyway.
 */
export const useLocale = (): string => useI18nProvider().getLocale()
