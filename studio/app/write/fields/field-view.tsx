import { BooleanField, ChoiceField, ChoicesField } from './choice-field.tsx'
import { DayField } from './day-field.tsx'
import { EitherField } from './either-field.tsx'
import { FileField } from './file-field.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { NumberField, NumbersField } from './number-field.tsx'
import { PictureField } from './picture-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { TextField } from './text-field.tsx'
import type { FieldProps } from './use-field.ts'
import { WordsField } from './words-field.tsx'

/** The control for a field. */
export function FieldView({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...rest} />
    case 'markdown':
      return <MarkdownField field={field} {...rest} />
    case 'number':
      return <NumberField field={field} {...rest} />
    case 'numbers':
      return <NumbersField field={field} {...rest} />
    case 'boolean':
      return <BooleanField field={field} {...rest} />
    case 'choice':
      return <ChoiceField field={field} {...rest} />
    case 'choices':
      return <ChoicesField field={field} {...rest} />
    case 'day':
      return <DayField field={field} {...rest} />
    case 'reference':
      return <ReferenceField field={field} {...rest} />
    case 'list':
      return <ListField field={field} {...rest} />
    case 'map':
      return <MapField field={field} {...rest} />
    case 'group':
      return <GroupField field={field} {...rest} />
    case 'either':
      return <EitherField field={field} {...rest} />
    case 'words':
      return <WordsField field={field} {...rest} />
    case 'picture':
      return <PictureField field={field} {...rest} />
    case 'file':
      return <FileField field={field} {...rest} />
    case 'other':
      return null
  }
}
