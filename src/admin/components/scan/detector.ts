const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code'] as const

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

/** The browser's detector if it knows all formats (some know none), otherwise a WebAssembly one from this server. */
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
