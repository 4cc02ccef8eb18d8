/** Comfort for who writes: a proof that a browser has worked, so that what is sent need not wait for staff. */
for (const form of document.querySelectorAll('form[data-challenge]')) {
  form.addEventListener('focusin', () => void prove(form), { once: true })
}
