/** What the field must know of a product. */
export interface ScannedProduct {
  id: number
  code: string
  title: string
  image: string
  /** How much of it there is, where that matters. */
  stock?: number | null
}

/** How a product was found: chosen from the list, by its code in full, or by the camera. */
export type FoundBy = 'choice' | 'code' | 'camera'

export interface ProductFieldProps<P extends ScannedProduct> {
  /** “Add a product” by default. */
  label?: string
  /** Products by title or code, without accents; one whose code is the text in full comes first. */
  find: (text: string) => Promise<readonly P[]>
  /** What the answers depend on besides the text: they are kept under it. */
  within: readonly unknown[]
  onPick: (product: P, by: FoundBy) => void
  /** Rows of a spreadsheet; whether they were taken. */
  onPaste?: (text: string) => boolean
  /** The text that it begins with, such as a code that was not found. */
  text?: string
  /** Whether the camera can be used, on a device that has one. */
  hasCamera?: boolean
}
