import { z } from 'zod'

// The policy of the studio forbids it, and schemas try it when they are made. So this is the first import.
z.config({ jitless: true })
