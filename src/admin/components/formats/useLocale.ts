import { useI18nProvider } from 'react-admin'

/**
 * Language of the interface for components that occur often: they rerender with their translating parents, so they need
 * no subscription such as `useLocaleState`'s.
 */
export const useLocale = (): string => useI18nProvider().getLocale()
