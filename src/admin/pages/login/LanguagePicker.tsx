import { type InterfaceLanguage, interfaceLanguages, languageNames } from '../../startup/strings'

export function LanguagePicker(props: {
  label: string
  value: InterfaceLanguage
  onChange: (language: InterfaceLanguage) => void
}) {
  return (
    <fieldset className="login-languages">
      <legend className="visually-hidden">{props.label}</legend>
      {interfaceLanguages.map((language) => (
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
