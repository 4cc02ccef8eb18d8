/** Bytes of what the demo loads before it opens, written by the build: the loading bar shows true shares. */
export interface DemoSizes {
  wasm: number
  share: number
  prepared: number
  [name: string]: number
}
