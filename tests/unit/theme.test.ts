import { readFileSync } from 'node:fs'
import { createTheme } from '@mui/material/styles'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Mode, palettes } from '../../src/admin/theme/palette'
import { themeOf, typography } from '../../src/admin/theme/theme'
import { control, spacingStep, sticky, textSizes } from '../../src/admin/theme/tokens'

/** Relative luminance of a colour, as WCAG 2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const modes: Mode[] = ['light', 'dark']
const cases = modes.flatMap((mode) => {
  const { background, text, primary, field, status, error, warning, info, success, secondary } =
    palettes[mode]
  const grounds = Object.entries(background)
  const words = { ...text, ...status, primary: primary.main, secondary: secondary.main, error: error.main }
  const signs = { 'a field’s border': field, 'the focus': primary.main, ...status }
  return [
    ...grounds.flatMap(([ground, under]) => [
      // Placeholders and hints are `text.secondary`.
      ...Object.entries(words).map(([name, over]) => ({
        name: `${mode}: ${name} as text on ${ground}`,
        over,
        under,
        least: 4.5,
      })),
      ...Object.entries(signs).map(([name, over]) => ({
        name: `${mode}: ${name} on ${ground}`,
        over,
        under,
        least: 3,
      })),
    ]),
    {
      name: `${mode}: text on a primary button`,
      over: primary.contrastText,
      under: primary.main,
      least: 4.5,
    },
    { name: `${mode}: the current entry of the menu`, over: primary.dark, under: primary.light, least: 4.5 },
    ...Object.entries({ warning, info, success }).map(([name, { main }]) => ({
      name: `${mode}: ${name} on paper`,
      over: main,
      under: background.paper,
      least: 4.5,
    })),
  ]
})

describe('the theme', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(cases)('$name can be seen', ({ over, under, least }) => {
    expect(contrast(over, under)).toBeGreaterThanOrEqual(least)
  })

  it('has six sizes of text and no other', () => {
    const variants = Object.values(typography).filter((variant) => typeof variant === 'object')
    const sizes = new Set(variants.map(({ fontSize }) => Number.parseFloat(fontSize) * 16))
    expect([...sizes].sort((a, b) => a - b)).toEqual([12, 13, 14, 16, 20, 24])
    expect([...sizes].sort((a, b) => a - b)).toEqual(Object.values(textSizes))
  })

  it('has three heights of controls, and every measure of the frame is a whole number of steps', () => {
    expect(Object.values(control)).toEqual([28, 36, 44])
    for (const height of Object.values(sticky)) expect(Number.parseInt(height, 10) % spacingStep).toBe(0)
  })

  it('has the colours that stand in the page before any script runs', () => {
    const css = readFileSync('src/admin/theme/shell.css', 'utf8')
    const blocks = [...css.matchAll(/\{[^{}]*color-scheme: (light|dark);([^{}]*)\}/g)]
    expect(blocks.map(([, mode]) => mode)).toEqual(['light', 'dark', 'dark'])
    for (const [, mode, block = ''] of blocks) {
      const { background, text, primary, error, field } = palettes[mode === 'dark' ? 'dark' : 'light']
      const colours = Object.fromEntries(
        [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value = '']) => [
          name,
          value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value,
        ]),
      )
      expect(colours).toMatchObject({
        page: background.default,
        paper: background.paper,
        ink: text.primary,
        'ink-soft': text.secondary,
        field,
        accent: primary.main,
        'accent-ink': primary.contrastText,
        danger: error.main,
      })
    }
  })
})

describe('motion', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is none for people who ask their system for less of it', () => {
    const timeOf = (asks: boolean) => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: asks && query.includes('reduced-motion') }))
      const { transitions } = createTheme(themeOf('light', 'ltr'))
      return [transitions.create('opacity') === 'none', transitions.duration.enteringScreen]
    }
    expect(timeOf(true)).toEqual([true, 0])
    expect(timeOf(false)).toEqual([false, 225])
  })
})
