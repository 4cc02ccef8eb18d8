/**
 * jsdom finds the labels of an input by going through the whole document, and once more for each label in it: in a
 * large form most of the time of a search by role or name. Here the same, going through the labels that point at it, and the one around it.
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
        // Not getElementsByTagName: jsdom looks through a live collection again for each element read from it.
        const pointing = this.id
          ? [...this.ownerDocument.querySelectorAll<HTMLLabelElement>('label[for]')]
          : []
        const around = this.closest('label')
        // Not their `control` either: jsdom looks for it among all elements, once for each label.
        const isFirst = () => this.ownerDocument.getElementById(this.id) === this
        return [
          ...pointing.filter((label) => label.htmlFor === this.id && isFirst()),
          ...(around?.control === this ? [around] : []),
        ]
      },
    })
  }
}
