import { expect, it } from 'vitest'
import { deviceOf } from '../../src/domain/session'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${windows} coc_coc_browser/130.0 Chrome/124.0 Safari/537.36`, 'Coc Coc', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/125.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPad'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s is told by its browser and its system', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})
