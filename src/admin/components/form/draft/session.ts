/** A text in session storage. Where that is full or blocked there is none, and forms work without. */
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
      // What is typed lives as long as the page.
    }
  },
})
