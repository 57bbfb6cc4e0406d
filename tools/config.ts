import { readConfig, SiteVariables, siteVariableNames } from '#server/config/config.ts'
import { describeVariables } from '#server/config/describe.ts'
import { ConfigError, secretNames } from '#server/config/environment.ts'
import { explainUnknown, unknownVariables } from '#server/config/misspelt.ts'
import { readStudioConfig, StudioVariables, studioSecretNames, studioVariableNames } from '#studio/server/config.ts'

/*
 * `npm run config`: prints the variables of site and studio that are in force, where each comes from, and what is wrong with them. Secrets are masked.
 * Exits with 1 if the site or the studio would not start.
 */

const environment = process.env
let isValid = true

function check(read: (variables: typeof environment) => unknown) {
  try {
    read(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    isValid = false
  }
}

for (const [title, schema, secrets] of [
  ['The site', SiteVariables, secretNames],
  ['The studio', StudioVariables, studioSecretNames],
] as const) {
  console.log(`\n${title}`)
  const rows = describeVariables(schema, environment, secrets)
  const width = Math.max(...rows.map(({ name }) => name.length))
  const valueWidth = Math.max(...rows.map(({ value }) => Math.min(value.length, 48)))
  for (const { name, value, from } of rows) console.log(`  ${name.padEnd(width)}  ${value.padEnd(valueWidth)}  ${from}`)
}
console.log('')
for (const unknown of unknownVariables(environment, [...siteVariableNames, ...studioVariableNames], ['STUDIO_']))
  console.warn(explainUnknown(unknown))
check(readConfig)
check(readStudioConfig)
process.exitCode = isValid ? 0 : 1
