/** The codes that goods carry. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code'] as const

/** Reads codes out of a picture. */
export interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface NativeDetector {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  var BarcodeDetector: NativeDetector | undefined
}

/**
 * The browser's own reader where it knows all these formats (that it exists says little: some know none), else one in
 * WebAssembly, which comes from our own address like all else.
 */
export async function createDetector(): Promise<Detector> {
  const Native = globalThis.BarcodeDetector
  if (Native) {
    const known = await Native.getSupportedFormats().catch((): string[] => [])
    if (formats.every((format) => known.includes(format))) return new Native({ formats })
  }
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) } })
  return new BarcodeDetector({ formats: [...formats] })
}
