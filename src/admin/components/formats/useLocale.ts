import { useI18nProvider } from 'react-admin'

/**
 * The language of the interface, for what there is much of on a page: everything that translates is drawn anew when it
 * changes, so nobody needs a subscription of their own, as `useLocaleState` has it.
 */
export const useLocale = (): string => useI18nProvider().getLocale()
