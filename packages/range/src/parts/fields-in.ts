import type { Source } from '../source/source.ts';
import type { FieldType, WrittenField } from './written-part.ts';

/**
 * Describes one field of an object of the source, also one that the file does not contain yet.
 * @param name the name that the field gets in the part (`WrittenField.name`); absent: `field`
 */
export type FieldOf = <Owner extends object>(
  owner: Owner,
  field: keyof Owner & string,
  type: FieldType,
  name?: string,
) => WrittenField;

export function fieldsIn({ places }: Source): FieldOf {
  return (owner, field, type, name = field) => {
    const written: unknown = owner[field];
    const isPlain = typeof written === 'string' || typeof written === 'number' || typeof written === 'boolean';
    return { name, type, written: isPlain ? written : undefined, ...places.stepsTo(owner, field) };
  };
}
