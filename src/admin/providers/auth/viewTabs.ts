import { forgetRights } from './rememberedRights'

const key = 'view_as'

/**
 * Call it when the session begins or ends to view as another user: drops the remembered rights and tells other tabs,
 * which share the session.
 */
export function viewChanged(): void {
  forgetRights()
  localStorage.setItem(key, String(Date.now()))
}

/** Calls back when another tab has begun or ended to view as another user. */
export function onViewChanged(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
