import { createRoot } from 'react-dom/client'
import { createI18nProvider } from '../providers/i18nProvider'
import { loadAllWords } from '../startup/messages'
import { rememberedLanguage } from '../startup/strings'
import { createStore } from '../store'
import { loadDirection } from '../theme/DirectionProvider'
import { PartsPage } from './PartsPage'

const store = createStore()
// `?language=ja&direction=rtl&theme=dark` gives each look an address.
for (const [name, value] of new URLSearchParams(location.search))
  store.setItem(name === 'language' ? 'locale' : name, value)
await loadAllWords()
const [i18nProvider] = await Promise.all([
  createI18nProvider(rememberedLanguage()),
  store.getItem('direction') === 'rtl' && loadDirection('rtl'),
])
const root = document.getElementById('admin')
if (root) createRoot(root).render(<PartsPage store={store} i18nProvider={i18nProvider} />)
