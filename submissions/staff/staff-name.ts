import { userInfo } from 'node:os'

/** The name under which a member of staff works on this machine. */
export function staffName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return 'staff'
  }
}
