/** A text in session storage; reads null if that is full or blocked, and forms work without. */
export interface SessionText {
  read: () => string | null
  write: (text: string | null) => void
}

export const sessionText = (name: string): SessionText => ({
  read() {
    try {
      return sessionStorage.getItem(name)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      if (text === null) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, text)
    } catch {
      // The text then lives only as long as the page.
    }
  },
})
