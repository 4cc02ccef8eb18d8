/** How Standard Webhooks writes secrets: https://www.standardwebhooks.com. */
const prefix = 'whsec_'

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export const newWebhookSecret = (): string => prefix + base64(crypto.getRandomValues(new Uint8Array(24)))

interface Message {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

async function signature(secret: string, { id, timestamp, body }: Message): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(prefix.length)), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  return `v1,${base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)))}`
}

/** Headers of a delivery, signed by every secret that holds at the moment. */
export async function signedHeaders(
  secrets: readonly string[],
  message: Message,
): Promise<Record<string, string>> {
  const signatures = await Promise.all(secrets.map((secret) => signature(secret, message)))
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
