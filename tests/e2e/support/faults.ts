import { type BrowserContext, expect, type Page } from '@playwright/test'
import { watchTraffic } from './settled'

/** Said by the browser and the router of how a test opens pages: preloads that a slow machine uses late, and `visit`. */
const ofTheWalk = /preloaded using link preload|blocker on a POP navigation/

/**
 * Collects what no page may do: log an error or a warning, throw, or get a server error. A test that provokes one on
 * purpose allows it.
 */
export class Faults {
  private readonly found: string[] = []
  private readonly allowed: RegExp[] = []

  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.watchPage(page)
    context.on('page', (page) => this.watchPage(page))
  }

  private watchPage(page: Page): void {
    watchTraffic(page)
    page.on('pageerror', (error) => this.found.push(`${page.url()}: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      const isFault = ['error', 'warning'].includes(message.type()) && !ofTheWalk.test(message.text())
      // What failed to load is named by its place alone, not in the text.
      if (isFault) this.found.push(`${page.url()}: ${message.text()} (${message.location().url})`)
    })
    page.on('response', (response) => {
      if (response.status() >= 500) this.found.push(`${response.status()} ${response.url()}`)
    })
  }

  /** Allows these, such as a refused call that the browser reports in the console. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  /** Allows the browser's message about responses with these statuses. */
  allowStatus(...statuses: number[]): void {
    this.allow(...statuses.map((status) => new RegExp(`responded with a status of ${status}\\b`)))
  }

  check(): void {
    const rest = this.found.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)))
    expect(rest, 'errors and warnings in the console, errors thrown, or answered by the server').toEqual([])
  }
}
