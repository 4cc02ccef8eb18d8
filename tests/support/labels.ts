/**
 * jsdom finds the labels of an input by going through the whole document, and once more for each label in it: in a
 * large form most of the time of a search by role or name. Here the same, going through the labels only.
 */
export function findLabelsFaster(): void {
  for (const { prototype } of [
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
    HTMLButtonElement,
    HTMLOutputElement,
    HTMLMeterElement,
    HTMLProgressElement,
  ]) {
    const known = Object.getOwnPropertyDescriptor(prototype, 'labels')
    Object.defineProperty(prototype, 'labels', {
      ...known,
      get(this: HTMLInputElement) {
        if (this.type === 'hidden' || !this.isConnected) return known?.get?.call(this)
        return [...this.ownerDocument.getElementsByTagName('label')].filter(
          (label) =>
            (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
        )
      },
    })
  }
}
