import { z } from 'zod'
import { type Role, roles } from '#studio/wire/roles.ts'

/** The roles of each group that the proxy may name. */
export type RolesOfGroups = ReadonlyMap<string, readonly Role[]>

const example = 'editors=writer; care team=care,privacy'

/** `editors=writer; care team=care,privacy`. A group may have any characters but commas and semicolons: the header is a list with commas. */
export const rolesOfGroups = z.string().transform((text, context): RolesOfGroups => {
  const found = new Map<string, readonly Role[]>()
  for (const entry of text.split(';').filter((part) => part.trim() !== '')) {
    const at = entry.lastIndexOf('=')
    const group = entry.slice(0, Math.max(0, at)).trim()
    const named = entry.slice(at + 1).split(',')
    if (group === '' || group.includes(',')) context.addIssue(`"${entry.trim()}" is not a group with roles; write ${example}`)
    const known = named.flatMap((name) => {
      const role = roles.find((one) => one === name.trim())
      if (role === undefined) context.addIssue(`"${name.trim()}" is not a role; there are ${roles.join(', ')}`)
      return role === undefined ? [] : [role]
    })
    found.set(group, [...(found.get(group) ?? []), ...known])
  }
  if (found.size === 0) context.addIssue(`must name groups with their roles, such as ${example}`)
  return found
})
