/** After a composition ends, Safari sends the key that ended it once more, as if it were pressed. */
const settling = 100

/** Tells keys that belong to the input of Vietnamese or Japanese from those that are meant as keys. */
export function watchComposition() {
  let ended = Number.NEGATIVE_INFINITY
  return {
    onEnd: () => {
      ended = performance.now()
    },
    holds: ({ isComposing, keyCode }: KeyboardEvent): boolean =>
      isComposing || keyCode === 229 || performance.now() - ended < settling,
  }
}
