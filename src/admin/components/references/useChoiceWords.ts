import { useTranslate } from 'react-admin'

/** What an `Autocomplete` calls its own buttons, and says while it is loading. */
export function useChoiceWords() {
  const translate = useTranslate()
  return {
    clearText: translate('ra.action.clear_input_value'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    loadingText: translate('common.loading'),
  }
}
