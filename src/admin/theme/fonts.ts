/** The letters that a language needs beyond the ones everybody gets (spec: Noto Sans JP for Japanese only). */
export async function loadFonts(language: string): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp')
}
