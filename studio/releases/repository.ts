import { simpleGit } from 'simple-git'

export type Version = { id: string; by: string; at: string; message: string }
/** `rejected`: somebody else has pushed meanwhile. The commit is on this machine either way. */
export type Pushed = 'pushed' | 'rejected' | 'failed' | 'off'
export type Committed = { commit: 'done' | 'failed' | 'none'; push: Pushed }

export type Repository = ReturnType<typeof createRepository>
export type PushTarget = { remote: string; branch: string }

const separator = '\u001f'

/** The git repository that a content folder is in. */
export function createRepository(root: string, push: PushTarget | undefined) {
  function git(by?: string) {
    const environment = environmentOf(by)
    return simpleGit({ baseDir: root, trimmed: false, allowEnvironment: Object.keys(environment) }).env(environment)
  }
  let isFound = false

  /** False without git, without a repository, and for a folder that the repository ignores. */
  async function isThere(): Promise<boolean> {
    if (isFound) return true
    const isInside = await git()
      .raw(['rev-parse', '--is-inside-work-tree'])
      .catch(() => '')
    isFound = isInside !== '' && !(await isIgnored())
    return isFound
  }

  const isIgnored = () =>
    git()
      .raw(['check-ignore', '--', '.'])
      .then((text) => text.trim() !== '')
      .catch(() => false)

  /** Commits these files only, whatever else has been prepared for a commit. */
  async function commit(paths: readonly string[], { by, message }: { by: string; message: string }): Promise<Committed> {
    if (!(await isThere())) return { commit: 'none', push: 'off' }
    try {
      const before = await known(paths)
      if (before.length > 0) await git().raw(['add', '--all', '--', ...before])
      const changed = before.length === 0 ? '' : await git().raw(['diff', '--cached', '--name-only', '-z', '--', ...before])
      if (changed !== '') await git(by).raw(['commit', '--quiet', '--only', '--message', message, '--', ...before])
    } catch {
      return { commit: 'failed', push: 'off' }
    }
    return { commit: 'done', push: await pushNow() }
  }

  /** Git refuses the name of a file that neither exists nor is known to it. */
  async function known(paths: readonly string[]): Promise<string[]> {
    const listed = await git().raw(['ls-files', '-z', '--cached', '--others', '--', ...paths])
    const head = await git()
      .raw(['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...paths])
      .catch(() => '')
    return [...new Set(`${listed}${head}`.split('\0').filter((path) => path !== ''))]
  }

  async function pushNow(): Promise<Pushed> {
    if (!push) return 'off'
    try {
      await git().raw(['push', '--quiet', push.remote, `HEAD:${push.branch}`])
      return 'pushed'
    } catch (error) {
      return /rejected|non-fast-forward|fetch first/.test(String(error)) ? 'rejected' : 'failed'
    }
  }

  /** Earlier versions of files below a path, the newest first. */
  async function versions(path: string): Promise<Version[]> {
    const format = ['%H', '%an', '%aI', '%s'].join('%x1f')
    const lines = await git().raw(['log', '--max-count=100', `--format=${format}`, '--', path])
    return lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', by = '', at = '', message = ''] = line.split(separator)
        return { id, by, at, message }
      })
  }

  async function filesAt(id: string, path: string): Promise<string[]> {
    const names = await git().raw(['ls-tree', '-r', '-z', '--name-only', id, '--', path])
    return names.split('\0').filter((name) => name !== '')
  }

  /** Files below a path that are others now than in a commit, or gone. Those that are new do not count. */
  async function changedSince(id: string, path: string): Promise<string[]> {
    const names = await git().raw([
      'diff',
      '--name-only',
      '--relative',
      '--no-renames',
      '--diff-filter=MDT',
      '-z',
      id,
      '--',
      path,
    ])
    return names.split('\0').filter((name) => name !== '')
  }

  const fileAt = (id: string, path: string) => git().showBuffer(`${id}:./${path}`) as Promise<Buffer>

  return { isThere, commit, push: pushNow, versions, filesAt, fileAt, changedSince }
}

/** Only what git needs. It must not ask for a password on the terminal. */
function environmentOf(by?: string): Record<string, string> {
  const names = ['PATH', 'HOME', 'USERPROFILE', 'SSH_AUTH_SOCK', 'XDG_CONFIG_HOME', 'SystemRoot', 'TMPDIR']
  const kept = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const own = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  if (by === undefined) return { ...Object.fromEntries(kept), ...own }
  const name = by.replace(/[<>\n]/g, '')
  const email = by.includes('@') ? name : `${name.replace(/\s+/g, '.')}@studio.invalid`
  const people = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: 'Hearth studio',
    GIT_COMMITTER_EMAIL: 'studio@studio.invalid',
  }
  return { ...Object.fromEntries(kept), ...own, ...people }
}
