/** Milliseconds after a composition in which Safari repeats the key that ended it. */
const settling = 100

/** Tells keys of a Vietnamese or Japanese composition from shortcuts. */
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
