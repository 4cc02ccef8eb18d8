import { forgetRights } from './rememberedRights'

const key = 'view_as'

/**
 * This session sees something else from now on: nothing that is remembered of before may be shown, also not in other
 * tabs, which have the same session.
 */
export function viewChanged(): void {
  forgetRights()
  localStorage.setItem(key, String(Date.now()))
}

/** Calls back when another tab has begun or ended to look as somebody else. */
export function onViewChanged(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
