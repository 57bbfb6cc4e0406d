import { workForSite } from '../jobs/background-process.ts'

/** Answers each job with the names of the environment variables that it has. */
workForSite(async () => Object.keys(process.env))
