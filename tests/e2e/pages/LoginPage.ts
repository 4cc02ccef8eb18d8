import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from '../support/api'
import { errors, login } from '../support/words'

/** The sign-in page. */
export class LoginPage {
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly failure: Locator
  /** The captcha that is asked after repeated failures. */
  readonly captcha: Locator

  constructor(readonly page: Page) {
    this.email = page.locator('input[name=email]')
    this.password = page.locator('input[name=password]')
    this.submit = page.getByRole('button', { name: login.submit, exact: true })
    this.failure = page.getByRole('alert')
    this.captcha = page.locator('input[name=captcha]')
  }

  async open(path = '/login'): Promise<void> {
    await this.page.goto(path)
    await expect(this.submit).toBeEnabled()
  }

  async fill({ email, password }: Account): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
  }

  /** Fills in and submits the form, with the captcha if there is one. */
  async signIn(account: Account): Promise<void> {
    await this.fill(account)
    if (await this.captcha.isVisible()) await this.captcha.fill(await this.sum())
    // By keyboard: a pointer that rests on a row of the next page would prefetch its form.
    await this.password.press('Enter')
  }

  /** Solves “hai cộng ba bằng bao nhiêu?”. */
  async sum(): Promise<string> {
    const question = (await this.page.locator('label', { hasText: ' cộng ' }).textContent()) ?? ''
    const [a = '', b = ''] = question.toLowerCase().split(/ cộng | bằng /)
    const { numbers } = errors
    return String(numbers.indexOf(a) + numbers.indexOf(b))
  }
}
