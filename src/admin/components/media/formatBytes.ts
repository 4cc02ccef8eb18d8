import { formatNumber } from '../formats/formats'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 1,4 MB */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  const maximumFractionDigits = step > 1 && value < 10 ? 1 : 0
  const format = { style: 'unit', unit: units[step] ?? 'byte', unitDisplay: 'short' } as const
  return formatNumber(value, locale, { ...format, maximumFractionDigits })
}
