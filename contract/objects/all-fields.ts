/**
 * An object that names all fields of its type, those too that may be missing. Where objects are copied field by field, a new field is then a type error
 * until it is named; otherwise an optional one would be dropped in silence. Undefined fields are left out of the result.
 */
export function allFields<Type extends object>(fields: { [Key in keyof Required<Type>]: Type[Key] }): Type {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Type
}

/** A copy of the named fields. Undefined fields are left out. */
export function pick<Type extends object, Key extends keyof Type>(object: Type, fields: readonly Key[]): Pick<Type, Key> {
  const present = fields.filter((field) => object[field] !== undefined)
  return Object.fromEntries(present.map((field) => [field, object[field]])) as Pick<Type, Key>
}
