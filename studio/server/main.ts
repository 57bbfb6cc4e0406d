import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { applianceAlerts } from '#publishing/read/appliance-alerts.ts'
import { visitPlacesOf } from '#publishing/read/visit-places.ts'
import { readConfig, siteVariableNames } from '#server/config/config.ts'
import { ConfigError } from '#server/config/environment.ts'
import { explainUnknown, unknownVariables } from '#server/config/misspelt.ts'
import { onStopSignal } from '#server/on-stop-signal.ts'
import { createAnswerMailer } from '#submissions/channels/answer-mailer.ts'
import { staffName } from '#submissions/staff/staff-name.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { staffTimeoutMs } from '#submissions/store/store.ts'
import { builtScript } from '../preview/open-preview.ts'
import { startPreview } from '../preview/start-preview.ts'
import { openPublishing } from '../releases/open-publishing.ts'
import { createKeys, type Keys } from './access/keys.ts'
import { readBundle } from './bundle.ts'
import { type PreviewConfig, readStudioConfig, studioVariableNames } from './config.ts'
import { createStudio, portOf } from './create-studio.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { createWriting } from './writing.ts'

async function start() {
  const config = readStudioConfig(process.env)
  // A bug in the background must not end the studio while people write in it.
  process.on('unhandledRejection', (error) => console.error(error))
  const site = readConfig(process.env)
  const known = [...siteVariableNames, ...studioVariableNames]
  for (const unknown of unknownVariables(process.env, known, ['STUDIO_'])) console.warn(explainUnknown(unknown))
  const store = openStore(site, { timeoutMs: staffTimeoutMs })
  const keys = createKeys()
  const mailer = site.mail && createAnswerMailer(site.mail)
  const now = () => new Date()
  const folders = { contentFolder: resolve(site.contentFolder), folder: join(site.dataFolder, 'studio') }
  lockDataFolder(folders.folder)
  const publishing = openPublishing({ ...folders, now, push: config.push })
  const { published, drafts, translations, checker, today } = publishing
  const writing = createWriting({ published, drafts, translations, checker, today, folder: folders.folder })
  let preview: { port: number; close: () => Promise<unknown> } | undefined
  const app = createStudio({
    ...{ config, keys, store, bundle: readBundle(), staffName: staffName() },
    ...{ publishing, drafts, writing },
    previewAddress: () => preview && addressOf(preview.port, config.preview),
    ...{ mailer, hasWebhook: site.webhook !== undefined, alertsOf: applianceAlerts(folders.contentFolder) },
    visitPlaces: visitPlacesOf(folders.contentFolder),
    ...{ publicUrl: site.publicUrl, now },
    // The message of an operation's bug has no personal data.
    reportError: (error) => console.error(error instanceof Error ? error.stack : error),
  })
  await app.listen({ port: config.port, host: config.host })
  // After a kill, the rest of a publishing is written now. If that fails, the content can still be read.
  await publishing.recover().catch((error: unknown) => console.error(error))
  void publishing.keepClean((error) => console.error(error))
  // Reads and renders nothing before the first page is shown.
  preview = await startPreview(
    {
      contentFolder: site.contentFolder,
      dataFolder: site.dataFolder,
      draftsFolder: drafts.folder,
      publicUrl: site.publicUrl,
      ...{ entrance: config.entrance, host: config.host, session: keys.session, script: builtScript() },
      ...{ port: config.preview.port, proxied: config.preview.proxied, studioPort: portOf(app) ?? config.port },
    },
    (error) => console.error(error),
  )
  announce(config.entrance.by === 'proxy' ? config.entrance.origin : undefined, portOf(app), keys)
  // Reads all content in the background, now that nobody waits for the start.
  writing.entryList.start().catch((error: unknown) => console.error(error))

  const stop = async () => {
    await preview?.close()
    await app.close()
    await mailer?.close()
    await store.close()
    process.exit(0)
  }
  onStopSignal(() => {
    stop().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  })
}

const addressOf = (port: number, { proxied }: PreviewConfig) => (proxied === undefined ? { port } : { origin: proxied })

function announce(proxied: string | undefined, port: number | undefined, keys: Keys) {
  if (proxied !== undefined) return console.log(`The studio is up: ${proxied}`)
  const url = (key: string) => `http://127.0.0.1:${port}/?key=${key}`
  console.log(`The studio is up. Open this address; it has the key, so keep it to yourself:\n\n  ${url(keys.key)}\n`)
  openBrowser(url(keys.ticket()))
}

/** Opens the browser if somebody sits at this machine. */
function openBrowser(url: string) {
  const { platform, env, stdout } = process
  if (!stdout.isTTY || env['SSH_CONNECTION']) return
  const [program, ...args] = platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  if (program === 'xdg-open' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return
  if (program === undefined) return
  // If there is no such program, the address is still printed.
  spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

await start().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (error instanceof ConfigError) console.error(error.message)
  else if (code === 'EADDRINUSE')
    console.error(
      'The port is in use, perhaps by another studio. STUDIO_PORT chooses another one, and STUDIO_PREVIEW_PORT that of the preview.',
    )
  else console.error(error)
  process.exit(1)
})
