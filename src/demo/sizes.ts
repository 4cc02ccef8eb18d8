/** In bytes; written by the build for the progress bar. */
export interface DemoSizes {
  wasm: number
  share: number
  prepared: number
  [name: string]: number
}
