import { type Language, languageNames, languages } from '../../startup/strings'

/** The languages as plain buttons, each with its own name. */
export function LanguagePicker(props: {
  label: string
  value: Language
  onChange: (language: Language) => void
}) {
  return (
    <fieldset className="login-languages">
      <legend className="visually-hidden">{props.label}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === props.value}
          onClick={() => props.onChange(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}
