import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { typeSchema } from '../../../domain/typeSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { growing } from '../../components/form/growing'
import { SwitchInput } from '../../components/form/SwitchInput'
import { IconInput } from '../../components/icon/IconInput'
import { ImageInput } from '../../components/media/ImageInput'
import { MovedAddress } from '../../components/moved/MovedAddress'
import { SlugInput } from '../../components/slugs/SlugInput'
import { TypeIcon } from '../../components/types/TypeIcon'
import { CustomFieldsInput } from './CustomFieldsInput'
import { FeaturesInput } from './FeaturesInput'
import { TypeStyleInput } from './TypeStyleInput'

const Input = inputsOf(typeSchema, { Text: TextInput, Image: ImageInput, Switch: SwitchInput })

export const TypeInputs = () => (
  <FormColumns
    main={
      <>
        <FormSection title="resources.types.section.main">
          <Input.Text source="title" isRequired helperText={false} />
          <SlugInput />
          <MovedAddress kind="types" />
          <Input.Text
            source="description"
            multiline
            minRows={2}
            maxRows={8}
            helperText={false}
            slotProps={growing(2, 8)}
          />
        </FormSection>
        <FormSection title="resources.types.fields.style">
          <TypeStyleInput />
        </FormSection>
      </>
    }
    below={
      <>
        <FormSection title="resources.types.section.features">
          <FeaturesInput />
        </FormSection>
        <FormSection title="resources.types.section.fields">
          <CustomFieldsInput />
        </FormSection>
      </>
    }
    side={
      <FormSection title="resources.types.section.side">
        <IconInput usual={<IconOfStyle />} />
        <Input.Image source="image" />
        <Input.Switch source="is_shown" helperText="resources.types.help.is_shown" />
        <Input.Switch
          source="is_sitemap"
          label="resources.types.sitemap.on"
          helperText="resources.types.sitemap_hint"
        />
      </FormSection>
    }
  />
)

const IconOfStyle = () => <TypeIcon of={{ style: useWatch({ name: 'style' }) ?? 'article' }} />
