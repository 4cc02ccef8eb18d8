import { CoreAdminContext, Form, SaveButton, TextInput, useI18nProvider, useStoreContext } from 'react-admin'
import { boolean, object, string } from 'yup'
import { schemaResolver } from '../components/form/resolver'
import { SwitchInput } from '../components/form/SwitchInput'
import { SettingsFrame } from '../components/settings/SettingsFrame'
import { SettingsRow } from '../components/settings/SettingsRow'
import { SettingsSection } from '../components/settings/SettingsSection'

const resolver = schemaResolver(
  object({
    name: string().required(),
    slogan: string().ensure(),
    email: string().email(),
    phone: string().ensure(),
    facebook: string().ensure(),
    comments: boolean(),
    footer: string().ensure(),
  }),
)
const start = { name: 'Nếp', slogan: '', email: '', phone: '', facebook: '', comments: true, footer: '' }

/** The settings of a site. */
export function SettingsSample() {
  return (
    <CoreAdminContext i18nProvider={useI18nProvider()} store={useStoreContext()}>
      <Form resolver={resolver} defaultValues={start} onSubmit={() => undefined} noValidate>
        <SettingsFrame>
          <SettingsSection id="general" title="General">
            <SettingsRow
              source="name"
              label="Site name"
              help="Stands in the browser's tab and in search results."
            >
              <TextInput source="name" label="Site name" helperText={false} />
            </SettingsRow>
            <SettingsRow source="slogan" label="Slogan">
              <TextInput source="slogan" label="Slogan" helperText={false} />
            </SettingsRow>
          </SettingsSection>
          <SettingsSection id="contact" title="Contact">
            <SettingsRow source="email" label="E-mail" help="Where questions of visitors are sent.">
              <TextInput source="email" label="E-mail" helperText={false} />
            </SettingsRow>
            <SettingsRow source="phone" label="Phone">
              <TextInput source="phone" label="Phone" helperText={false} />
            </SettingsRow>
            <SettingsRow source="facebook" label="Facebook">
              <TextInput source="facebook" label="Facebook" helperText={false} />
            </SettingsRow>
          </SettingsSection>
          <SettingsSection id="comments" title="Comments">
            <SettingsRow source="comments" label="Allow comments" help="Only below posts that are published.">
              <SwitchInput source="comments" label="Allow comments" />
            </SettingsRow>
          </SettingsSection>
          <SettingsSection id="footer" title="Footer">
            <SettingsRow source="footer" label="Text of the footer" help="On every page of the site.">
              <TextInput
                source="footer"
                label="Text of the footer"
                multiline
                minRows={4}
                helperText={false}
              />
            </SettingsRow>
          </SettingsSection>
        </SettingsFrame>
        <SaveButton alwaysEnable sx={{ mt: 2 }} />
      </Form>
    </CoreAdminContext>
  )
}
